import { STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { manage } from '#app/locales/pt-BR/manage.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { visitMeta } from './visit-meta.ts';

const texts = manage.cancelled;

export const meta = () => visitMeta(texts.title, undefined);

/** Thanks, without a word of who or when: by now everybody may open this address. */
export default function Cancelled() {
  return (
    <>
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
