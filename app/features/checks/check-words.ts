import type { CheckPageMessages } from '#app/locales/checks/check-page.ts';
import type { ChecksMessages } from '#app/locales/checks/checks.ts';

/** What the page's script says; the server, which has all texts, hands them over in the page. */
export type CheckWords = Pick<ChecksMessages, 'tests' | 'findings'> &
  Pick<CheckPageMessages, 'overall' | 'statuses' | 'run' | 'stop'>;
