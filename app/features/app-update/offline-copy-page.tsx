import { appUpdateMessages } from '#app/locales/app-update-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { COPY_CACHE } from '#app/platform/browser/offline-copy.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

type OfflineCopyProps = {
  /** When it was made, in words. */
  madeAt: string;
  phone: { display: string; link: string };
  /** The visit itself, with the page's heading. */
  children: React.ReactNode;
};

/**
 * The copy of a confirmation: plain HTML that works without the network. The button is listened to by
 * app/islands/update.ts, because nothing could be fetched for it.
 */
export function OfflineCopy({ madeAt, phone, children }: OfflineCopyProps) {
  const { copy: texts, keep } = useMessages(appUpdateMessages);
  return (
    <div className="stack" data-copy={keep.forgotten} tabIndex={-1}>
      {children}
      <Notice title={texts.title}>
        <p>{texts.made(madeAt)}</p>
        <p>
          <a href={phone.link}>{texts.call(phone.display)}</a>
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
