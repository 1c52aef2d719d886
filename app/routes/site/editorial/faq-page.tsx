import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { AnsweredGroup, AnsweredQuestion } from '#app/features/faq/answered-questions.ts';
import { FaqList } from '#app/features/faq/faq-list.tsx';
import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { faqMessages } from '#app/locales/faq-texts.ts';
import { searchMessages } from '#app/locales/search-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { NothingFound } from './list-parts.tsx';

type FaqPageProps = {
  clinic: PublicClinic;
  locale: Locale;
  query: string;
  /** All questions; none while something is looked for. */
  groups: readonly AnsweredGroup[];
  found: readonly AnsweredQuestion[];
};

/** Questions by subject, or those that a search found. */
export function FaqPage({ clinic, locale, query, groups, found }: FaqPageProps) {
  const texts = faqMessages[locale];
  const path = localPath(locale, '/faq');
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={texts.title} lead={texts.lead} />
        <SearchBox
          action={path}
          label={texts.search}
          button={searchMessages[locale].button}
          query={query}
          maxLength={MAX_QUERY_LENGTH}
        />
        {query === '' ? (
          <Chips
            label={texts.contents}
            chips={groups.map(({ group }) => ({
              href: `#grupo-${group}`,
              label: texts.groups[group],
            }))}
          />
        ) : null}
        {query !== '' && found.length > 0 ? (
          <div className="faq">
            <h2 className="result-line" data-results={found.length}>
              {texts.foundFor(texts.found(found.length), query)}
            </h2>
            <FaqList entries={found} isOpen={found.length === 1} />
            <p>
              <a className="back-link" href={path}>
                {texts.seeAll}
              </a>
            </p>
          </div>
        ) : null}
        {query !== '' && found.length === 0 ? <NothingFound path={path} texts={texts} /> : null}
        {groups.map(({ group, entries }) => (
          <div key={group} className="faq">
            <Chapter id={`grupo-${group}`} title={texts.groups[group]}>
              <div>
                <FaqList entries={entries} />
              </div>
            </Chapter>
          </div>
        ))}
        <Notice title={texts.notFound.title}>
          <p>{texts.notFound.text}</p>
          <ButtonRow>
            <LinkButton href={clinic.phone.link} icon={<Icon name="phone" />}>
              {texts.notFound.phone(clinic.phone.display)}
            </LinkButton>
            <LinkButton href={clinic.whatsapp.link} look="secondary" icon={<Icon name="chat" />}>
              {texts.notFound.whatsapp}
            </LinkButton>
          </ButtonRow>
        </Notice>
      </div>
    </div>
  );
}
