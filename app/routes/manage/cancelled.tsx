import { ForgetCancelled } from '#app/features/app-update/delete-offline-copy.tsx';
import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/cancelled';
import { appointmentMeta } from './appointment-meta.ts';

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  appointmentMeta({ location }, ({ cancelled }) =>
    loaderData?.isBefore ? cancelled.before.title : cancelled.title,
  );

export function loader({ request }: Route.LoaderArgs) {
  return { isBefore: new URL(request.url).searchParams.has('antes') };
}

/** Confirms without saying who or when, because anyone may open this address. */
export default function Cancelled({ loaderData: { isBefore } }: Route.ComponentProps) {
  const { cancelled: messages, toHome } = useMessages(manageMessages);
  const { title, lead } = isBefore ? messages.before : messages;
  return (
    <>
      <ForgetCancelled />
      <BackLink href="/">{toHome}</BackLink>
      <PageHeader title={title} lead={lead} />
      <p>{messages.link}</p>
      <ButtonRow>
        <LinkButton href={STEP_PATHS.service}>{messages.again}</LinkButton>
      </ButtonRow>
    </>
  );
}
