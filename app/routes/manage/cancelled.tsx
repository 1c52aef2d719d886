import { FollowOfflineCopy } from '#app/features/app-update/keep-offline-copy.tsx';
import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/cancelled';
import { appointmentMeta } from './appointment-meta.ts';
import { findCancelled } from './appointment-page.server.ts';

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  appointmentMeta({ location }, ({ cancelled }) =>
    loaderData?.isBefore ? cancelled.before.title : cancelled.title,
  );

export async function loader(args: Route.LoaderArgs) {
  const cancelled = await findCancelled(args);
  const isBefore = new URL(args.request.url).searchParams.has('antes');
  return { isBefore, protocol: cancelled?.protocol ?? null };
}

/** Confirms without saying who or when, because anyone may open this address. */
export default function Cancelled({ loaderData: { isBefore, protocol } }: Route.ComponentProps) {
  const { cancelled: messages, toHome } = useMessages(manageMessages);
  const { title, lead } = isBefore ? messages.before : messages;
  return (
    <>
      <FollowOfflineCopy change="forget" protocol={protocol} />
      <BackLink href="/">{toHome}</BackLink>
      <PageHeader title={title} lead={lead} />
      <p>{messages.link}</p>
      <ButtonRow>
        <LinkButton href={STEP_PATHS.service}>{messages.again}</LinkButton>
      </ButtonRow>
    </>
  );
}
