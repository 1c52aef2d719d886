import type { AppServices } from './app-services.ts';

type Mailing = {
  env: Pick<AppServices['env'], 'hasMailPickup' | 'smtpUrl'>;
  checks?: Pick<NonNullable<AppServices['checks']>, 'isMailSet'> | undefined;
};

/**
 * Whether mails go out: a server is named, in the environment or on screen, or another program sends the files. Else
 * they are kept as files, and no page may promise any.
 */
export function sendsMail({ checks, env }: Mailing): boolean {
  return env.hasMailPickup === true || (checks?.isMailSet?.() ?? env.smtpUrl !== undefined);
}
