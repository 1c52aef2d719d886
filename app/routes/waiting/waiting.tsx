import { data } from 'react-router';
import '#app/features/waitlist/waitlist.css';
import { WaitingScreen } from '#app/features/waitlist/waiting-screen.tsx';
import { WAITING_NEWS } from '#app/features/waitlist/waiting-view.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/waiting';
import { answerWaiting, NEWS_PARAMETER } from './answer-waiting.server.ts';
import { readWaitingPage } from './waiting-page.server.ts';

/** Shows how somebody stands on the list; looking changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { view, clinicName, isUnknown } = await readWaitingPage(args);
  const asked = new URL(args.request.url).searchParams.get(NEWS_PARAMETER);
  const news = WAITING_NEWS.find((each) => each === asked) ?? null;
  return data(
    { view, clinicName, news },
    { status: isUnknown ? 404 : 200, headers: ERROR_HEADERS },
  );
}

export const action = (args: Route.ActionArgs) => answerWaiting(args);

export function headers() {
  return ERROR_HEADERS;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page } = waitlistMessages[localeOfPath(location.pathname)];
  const title = loaderData?.view.kind === 'gone' ? page.gone.title : page.title;
  return [
    { title: page.documentTitle(title, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Waiting({ loaderData, actionData }: Route.ComponentProps) {
  const { view, news } = loaderData;
  return (
    <div className="screen">
      <div className="wrap">
        <WaitingScreen view={view} news={news} errors={actionData?.errors ?? []} />
      </div>
    </div>
  );
}
