import { redirect } from 'react-router';
import type { Route } from './+types/service-redirect';

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/servicos/${encodeURIComponent(params.serviceId)}`, 301);
}
