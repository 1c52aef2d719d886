import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContentState } from './content-state.ts';
import { ContentStateMark } from './content-state-mark.tsx';

type ContentLinksProps = {
  state: ContentState;
  change: { who: string; when: string } | null;
  /** Of the public page, while visitors see the text. */
  onSite: string | null;
  publicPath: string | null;
  versions: string;
  /** null where neither the address nor the text itself can go. */
  address: string | null;
  other: { locale: Locale; isThere: boolean; href: string | false } | null;
};

const texts = staffContent.edit;

/** How far a text has come, and the pages beside the one on which it is written. */
export function ContentLinks(props: ContentLinksProps) {
  const { state, change, onSite, publicPath, versions, address, other } = props;
  return (
    <div className="flow">
      <p>
        <ContentStateMark state={state} />
      </p>
      <p className="content-facts">
        {change
          ? staffContent.list.changed(change.who, change.when)
          : staffContent.list.neverChanged}
      </p>
      {publicPath ? <p className="content-facts">{texts.addressOf(publicPath)}</p> : null}
      <ul className="content-links">
        {onSite ? (
          <li>
            <a href={onSite}>{texts.onSite}</a>
          </li>
        ) : null}
        <li>
          <a href={versions}>{texts.versions}</a>
        </li>
        {address ? (
          <li>
            <a href={address}>{texts.address}</a>
          </li>
        ) : null}
        {other ? (
          <li>
            {other.isThere ? null : `${texts.otherLanguage.missing[other.locale]} `}
            {other.href ? (
              <a href={other.href}>
                {texts.otherLanguage[other.isThere ? 'there' : 'add'][other.locale]}
              </a>
            ) : null}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
