import { ForgetCancelled } from '#app/features/app-update/delete-offline-copy.tsx';
import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { manageMessages } from '#app/locales/manage-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/cancelled';
import { appointmentMeta } from './appointment-meta.ts';

export const meta = ({ location }: Route.MetaArgs) =>
  appointmentMeta({ location }, ({ cancelled }) => cancelled.title);

/** Thanks, without a word of who or when: by now everybody may open this address. */
export default function Cancelled() {
  const texts = useMessages(manageMessages).cancelled;
  return (
    <>
      <ForgetCancelled />
      <PageHeader title={texts.title} lead={texts.lead} />
      <p>{texts.link}</p>
      <ButtonRow>
        <LinkButton href={STEP_PATHS.service}>{texts.again}</LinkButton>
        <LinkButton href="/" look="secondary">
          {texts.home}
        </LinkButton>
      </ButtonRow>
    </>
  );
}
