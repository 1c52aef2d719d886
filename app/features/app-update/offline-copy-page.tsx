import { appUpdateMessages } from '#app/locales/app-update.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { COPY_CACHE } from '#app/platform/browser/offline-copy.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

type OfflineCopyProps = {
  /** When the copy was made, formatted. */
  madeAt: string;
  phone: { display: string; link: string };
  /** The appointment, with the page's heading. */
  children: React.ReactNode;
};

/**
 * The offline copy of a confirmation: plain HTML that works without the network. app/islands/update.ts
 * handles the button, because offline nothing could be fetched for it.
 */
export function OfflineCopy({ madeAt, phone, children }: OfflineCopyProps) {
  const { copy: messages, keep } = useMessages(appUpdateMessages);
  return (
    <div className="stack" data-copy={keep.forgotten} tabIndex={-1}>
      {children}
      <Notice title={messages.title}>
        <p>{messages.made(madeAt)}</p>
        <p>
          <a href={phone.link}>{messages.call(phone.display)}</a>
        </p>
      </Notice>
      <div className="needs-script">
        <Button type="button" look="secondary" data-forget={COPY_CACHE}>
          {keep.forget}
        </Button>
      </div>
    </div>
  );
}
