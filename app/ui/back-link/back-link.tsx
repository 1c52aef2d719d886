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
  const content = (
    <>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </>
  );
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
