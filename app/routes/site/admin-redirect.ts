import { redirect } from 'react-router';

/** Where the site's forerunner had its login; who follows an old link finds the articles. */
export function loader() {
  return redirect('/blog', 301);
}
