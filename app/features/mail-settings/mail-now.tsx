import { staffMail } from '#app/locales/pt-BR/staff/clinic/mail.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

type MailNowProps = {
  /** Host of the environment's server, which goes before the one on screen. */
  environmentHost: string | null;
  /** The stored password cannot be read with the secret of this process. */
  isLocked: boolean;
  /** The server on screen, in words. */
  now: { where: string; tested: string; lastChange: string } | null;
  /** Since when mail does not go out, in words. */
  failing: string | null;
};

/** Which server is in use, who set it, and whether mail goes out. */
export function MailNow({ environmentHost, isLocked, now, failing }: MailNowProps) {
  return (
    <>
      {failing ? (
        <Notice tone="warning" role="alert">
          <p>{isLocked ? staffMail.locked : failing}</p>
        </Notice>
      ) : null}
      {environmentHost ? (
        <Notice tone="warning">
          <p>{staffMail.environment(environmentHost)}</p>
        </Notice>
      ) : null}
      {now ? (
        <p>
          {now.where} {now.tested} {now.lastChange}
        </p>
      ) : environmentHost ? null : (
        <p>{staffMail.files}</p>
      )}
    </>
  );
}
