import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { FIRST_RUN_PATHS } from './first-run-steps.ts';

const { home: messages } = staffFirstRun;

/** On the first page of a site that is not open: the way to make it the clinic's own. */
export function OpeningNotice({ begin }: { begin: 'begin' | 'goOn' }) {
  return (
    <Notice title={messages.title}>
      <ButtonRow>
        <LinkButton href={FIRST_RUN_PATHS.begin}>{messages[begin]}</LinkButton>
        <LinkButton look="secondary" href={FIRST_RUN_PATHS.publish}>
          {messages.publish}
        </LinkButton>
      </ButtonRow>
    </Notice>
  );
}

/** That the privacy policy says something else than what somebody has read. @param since what changed, in words */
export function PrivacyNotice({ since = '' }: { since?: string | undefined }) {
  return (
    <Notice tone="warning">
      <p>
        {staffHome.privacy(since)} <a href={FIRST_RUN_PATHS.publish}>{staffHome.privacyLink}</a>.
      </p>
    </Notice>
  );
}
