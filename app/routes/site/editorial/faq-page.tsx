import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { AnsweredGroup, AnsweredQuestion } from '#app/features/faq/answered-questions.ts';
import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { type FaqMessages, faqMessages } from '#app/locales/faq.ts';
import { searchMessages } from '#app/locales/search.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { NothingFound } from './list-parts.tsx';

type FaqPageProps = {
  clinic: PublicClinic;
  locale: Locale;
  query: string;
  /** All questions; empty during a search. */
  groups: readonly AnsweredGroup[];
  found: readonly AnsweredQuestion[];
};

/** Questions by subject, or the results of a search. */
export function FaqPage({ clinic, locale, query, groups, found }: FaqPageProps) {
  const messages = faqMessages[locale];
  const path = localPath(locale, '/faq');
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={messages.title} lead={messages.lead} />
        <SearchBox
          action={path}
          label={messages.search}
          button={searchMessages[locale].button}
          query={query}
          maxLength={MAX_QUERY_LENGTH}
        />
        {query !== '' && found.length > 0 ? (
          <div className="faq">
            <h2 className="result-line" data-results={found.length}>
              {messages.foundFor(messages.found(found.length), query)}
            </h2>
            <FaqList entries={found} isOpen={found.length === 1} />
            <p>
              <a className="back-link" href={path}>
                {messages.seeAll}
              </a>
            </p>
          </div>
        ) : null}
        {query !== '' && found.length === 0 ? (
          <NothingFound path={path} messages={messages} />
        ) : null}
        {query === '' ? <FaqGroups groups={groups} messages={messages} /> : null}
        <Notice title={messages.notFound.title}>
          <p>{messages.notFound.text(clinic.whatsapp !== undefined)}</p>
          <ButtonRow>
            <LinkButton href={clinic.phone.link} icon={<Icon name="phone" />}>
              {messages.notFound.phone(clinic.phone.display)}
            </LinkButton>
            {clinic.whatsapp ? (
              <LinkButton href={clinic.whatsapp.link} look="secondary" icon={<Icon name="chat" />}>
                {messages.notFound.whatsapp}
              </LinkButton>
            ) : null}
          </ButtonRow>
        </Notice>
      </div>
    </div>
  );
}

/** Every subject under its title, and the list of them; beside them where there is room. */
function FaqGroups({ groups, messages }: Pick<FaqPageProps, 'groups'> & { messages: FaqMessages }) {
  return (
    <div className="faq-groups">
      <Chips
        label={messages.contents}
        chips={groups.map(({ group }) => ({
          href: `#grupo-${group}`,
          label: messages.groups[group],
        }))}
      />
      <div>
        {groups.map(({ group, entries }) => (
          <div key={group} className="faq">
            <Chapter id={`grupo-${group}`} title={messages.groups[group]}>
              <div>
                <FaqList entries={entries} />
              </div>
            </Chapter>
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Expandable questions. The anchor is inside the answer, so that a link to it makes the browser expand it.
 */
function FaqList({
  entries,
  isOpen = false,
}: {
  entries: readonly AnsweredQuestion[];
  isOpen?: boolean;
}) {
  return entries.map(({ slug, question, answer }) => (
    <Disclosure key={slug} summary={question} isOpen={isOpen}>
      <div id={slug} className="faq-answer">
        <Prose blocks={answer} />
      </div>
    </Disclosure>
  ));
}
