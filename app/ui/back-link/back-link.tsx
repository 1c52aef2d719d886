import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

type BackLinkProps = { href: string; children?: React.ReactNode };

/** Link back, above the page's heading. */
export function BackLink({ href, children }: BackLinkProps) {
  const local = useLocalPath();
  return (
    <a href={local(href)} className="back-link">
      <Content>{children}</Content>
    </a>
  );
}

/**
 * Back button of a long form: submits the current values with `intent=back`.
 * @param form id of the form
 */
export function BackButton({ form }: { form: string }) {
  return (
    <>
      {/* Enter in a field presses the form's first button, which must be "continue". */}
      <button type="submit" form={form} hidden />
      <button type="submit" form={form} name="intent" value="back" className="back-link">
        <Content />
      </button>
    </>
  );
}

function Content({ children }: { children?: React.ReactNode }) {
  const { back } = useMessages(chromeMessages);
  return (
    <>
      <Icon name="arrow-left" />
      <span>{children ?? back}</span>
    </>
  );
}
