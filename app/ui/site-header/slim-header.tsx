import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import type { BrandLogo } from '#app/ui/brand-mark/brand-name.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Brand, LanguageLink, type OtherLanguage } from './site-header.tsx';

type SlimHeaderProps = {
  brand: string;
  mark?: string | undefined;
  logo?: BrandLogo | undefined;
  phone: { href: string; label: string };
  /** Link out of the task; narrow screens show its first word alone. */
  leave: { href: string; short: string; rest: string };
  otherLanguage?: OtherLanguage | undefined;
};

/** Above a page with one task: name, telephone, the way out. It goes with the page. */
export function SlimHeader({ brand, mark, logo, phone, leave, otherLanguage }: SlimHeaderProps) {
  const { call } = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <header id="navegacao" className="site-header slim-header" tabIndex={-1}>
      <div className="site-header-inner">
        <Brand {...{ brand, mark, logo }} />
        <div className="site-tools">
          <a className="slim-phone" href={phone.href} aria-label={call(phone.label)}>
            <Icon name="phone" />
            <span>{phone.label}</span>
          </a>
          {otherLanguage ? <LanguageLink {...otherLanguage} isShort /> : null}
          <a
            className="slim-leave"
            href={local(leave.href)}
            aria-label={`${leave.short}${leave.rest}`}
          >
            {leave.short}
            <span>{leave.rest}</span>
          </a>
        </div>
      </div>
    </header>
  );
}
