import { appUpdateMessages } from '#app/locales/app-update.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { COPY_PATH } from '#app/platform/browser/offline-copy.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';

/**
 * Offers to store the confirmation on this device; stays hidden where the browser cannot.
 * app/islands/offline-copy.enhancement.ts shows the part for each state.
 */
export function KeepOfflineCopy({ protocol }: { protocol: string }) {
  const messages = useMessages(appUpdateMessages).keep;
  const address = useLocalPath()(COPY_PATH);
  return (
    <section
      className="flow reading"
      hidden
      data-touch="offline-copy"
      data-ready="idle"
      data-copy-for="keep"
      data-address={address}
      data-protocol={protocol}
    >
      <h2>{messages.title}</h2>
      <div role="status">
        <p data-when="offer keeping">{messages.text}</p>
        <p data-when="kept">{messages.kept}</p>
        <p data-when="forgotten">{messages.forgotten}</p>
        <p data-when="failed">{messages.failed}</p>
      </div>
      <ButtonRow>
        <span data-when="kept">
          <LinkButton href={COPY_PATH} look="secondary">
            {messages.open}
          </LinkButton>
        </span>
        <Button type="button" look="quiet" data-when="kept" data-do="forget">
          {messages.forget}
        </Button>
        <Button type="button" look="secondary" data-when="offer forgotten failed" data-do="keep">
          {messages.keep}
        </Button>
        <Button type="button" look="secondary" data-when="keeping" disabled>
          {messages.keeping}
        </Button>
      </ButtonRow>
    </section>
  );
}

type FollowOfflineCopyProps = {
  /** What became of the appointment. */
  change: 'refresh' | 'forget';
  /** Of the appointment; null when it is not known any more. */
  protocol: string | null;
};

/** Keeps an offline copy, if there is one, true to the appointment. */
export function FollowOfflineCopy({ change, protocol }: FollowOfflineCopyProps) {
  return (
    <div
      hidden
      data-touch="offline-copy"
      data-ready="idle"
      data-copy-for={change}
      data-address={useLocalPath()(COPY_PATH)}
      data-protocol={protocol ?? ''}
    />
  );
}
