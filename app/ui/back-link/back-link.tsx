import { Link } from 'react-router';
import { chrome } from '#app/locales/pt-BR/chrome.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

type BackLinkProps = {
  href: string;
  children?: React.ReactNode;
  /** Navigates inside the hydrated application; leave out for content pages. */
  isClientSide?: boolean;
};

/** The way back, above the page's heading. */
export function BackLink({ href, children = chrome.back, isClientSide = false }: BackLinkProps) {
  const content = <Content>{children}</Content>;
  return isClientSide ? (
    <Link to={href} className="back-link">
      {content}
    </Link>
  ) : (
    <a href={href} className="back-link">
      {content}
    </a>
  );
}

/**
 * The way back from a form with much to type: sends what is there with `intent=back`.
 * @param form id of the form
 */
export function BackButton({ form }: { form: string }) {
  return (
    <>
      {/* Enter in a field presses the form's first button: it must mean going on. */}
      <button type="submit" form={form} hidden />
      <button type="submit" form={form} name="intent" value="back" className="back-link">
        <Content>{chrome.back}</Content>
      </button>
    </>
  );
}

function Content({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </>
  );
}
