import { data } from 'react-router';

/** Catches every address without a route. The root's error boundary shows the page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
