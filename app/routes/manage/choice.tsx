import { data } from 'react-router';
import { ChoiceScreen } from '#app/features/reminders/choice-screen.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/choice';
import { appointmentHeaders } from './appointment-meta.ts';
import { answerChoice, readChoicePage } from './choice-page.server.ts';

export const headers = appointmentHeaders;

export async function loader(args: Route.LoaderArgs) {
  const page = await readChoicePage(args);
  return data(page, { status: page.view ? 200 : 404, headers: ERROR_HEADERS });
}

export const action = (args: Route.ActionArgs) => answerChoice(args);

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { choice } = reminderMessages[locale];
  const title = loaderData?.view ? choice.title : choice.gone.title;
  return [
    { title: bookingMessages[locale].documentTitle(title, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ChoiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { gone } = useMessages(reminderMessages).choice;
  const { view, clinicName } = loaderData;
  return (
    <div className="screen">
      <div className="wrap">
        {view ? (
          <ChoiceScreen
            {...view}
            chosen={actionData?.chosen ?? view.chosen}
            clinicName={clinicName}
            errors={actionData?.errors ?? []}
          />
        ) : (
          <PageHeader title={gone.title} lead={gone.text} />
        )}
      </div>
    </div>
  );
}
