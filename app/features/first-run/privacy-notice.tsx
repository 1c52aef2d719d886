import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { FIRST_RUN_PATHS } from './first-run-steps.ts';

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
