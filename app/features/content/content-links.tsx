import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { ContentState } from './content-state.ts';
import { ContentStateMark } from './content-state-mark.tsx';

type ContentLinksProps = {
  state: ContentState;
  change: { who: string; when: string } | null;
  /** Address of the public page while the entry is published. */
  onSite: string | null;
  publicPath: string | null;
  versions: string;
  /** null when the entry can neither move nor be withdrawn. */
  address: string | null;
  other: { locale: Locale; isThere: boolean; href: string | false } | null;
};

const messages = staffContent.edit;

/** An entry's publication state and links to its other pages. */
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
      {publicPath ? <p className="content-facts">{messages.addressOf(publicPath)}</p> : null}
      <ul className="content-links">
        {onSite ? (
          <li>
            <a href={onSite}>{messages.onSite}</a>
          </li>
        ) : null}
        <li>
          <a href={versions}>{messages.versions}</a>
        </li>
        {address ? (
          <li>
            <a href={address}>{messages.address}</a>
          </li>
        ) : null}
        {other ? (
          <li>
            {other.isThere ? null : `${messages.otherLanguage.missing[other.locale]} `}
            {other.href ? (
              <a href={other.href}>
                {messages.otherLanguage[other.isThere ? 'there' : 'add'][other.locale]}
              </a>
            ) : null}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
