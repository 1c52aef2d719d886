import '#app/features/content/content.css';
import '#app/features/cms/cms.css';
import {
  PassedOverList,
  PictureState,
  RunList,
  SourceStateNotice,
} from '#app/features/cms/source-facts.tsx';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { staffSource as messages } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import type { Route } from './+types/source';
import { answerSource, readSourcePage } from './source.server.ts';
import { SourceEntries } from './source-entries.tsx';

export const loader = (args: Route.LoaderArgs) => readSourcePage(args);
export const action = (args: Route.ActionArgs) => answerSource(args);

export default function Source({ loaderData }: Route.ComponentProps) {
  const { state, isOn, isRefreshing, mayChange, passedOver, pictures, runs } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: CONTENT_PATH, label: messages.back }}
    >
      {isRefreshing ? (
        <Notice tone="success" role="status">
          <p>{messages.refreshing}</p>
        </Notice>
      ) : null}
      <SourceStateNotice {...{ state, isOn, mayChange }} />
      <p className="content-head">
        {mayChange ? (
          <LinkButton href={SOURCE_PATHS.settings} look="secondary">
            {messages.nav.settings}
          </LinkButton>
        ) : null}
        <LinkButton href={SOURCE_PATHS.categories} look="secondary">
          {messages.nav.categories}
        </LinkButton>
      </p>
      {passedOver.length === 0 ? null : (
        <section className="flow source-part" aria-labelledby="fora">
          <h2 id="fora">{messages.passedOver.title}</h2>
          <PassedOverList lines={passedOver} />
        </section>
      )}
      {pictures.fetched + pictures.waiting === 0 ? null : (
        <section className="flow source-part" aria-labelledby="imagens">
          <h2 id="imagens">{messages.pictures.title}</h2>
          <PictureState pictures={pictures} />
        </section>
      )}
      {runs.length === 0 ? null : (
        <details className="source-part">
          <summary>{messages.runs.title}</summary>
          <RunList runs={runs} />
        </details>
      )}
      {isOn ? <EntryList {...loaderData} /> : null}
    </StaffScreen>
  );
}

type EntryListProps = Pick<
  Route.ComponentProps['loaderData'],
  'counts' | 'isFlagged' | 'page' | 'pageCount' | 'rows'
>;

function EntryList({ counts, isFlagged, page, pageCount, rows }: EntryListProps) {
  const words = messages.entries;
  const hrefOf = (pagina: number) => {
    const query = new URLSearchParams(isFlagged ? { so: 'avisos' } : {});
    if (pagina > 1) query.set('pagina', String(pagina));
    return query.size > 0 ? `${SOURCE_PATHS.state}?${query}` : SOURCE_PATHS.state;
  };
  return (
    <section className="source-part source-articles" aria-labelledby="artigos">
      <h2 id="artigos">{words.title}</h2>
      <p>{words.check}</p>
      <Chips
        label={words.filter}
        chips={[
          { href: SOURCE_PATHS.state, label: words.all(counts.all), isCurrent: !isFlagged },
          {
            href: `${SOURCE_PATHS.state}?so=avisos`,
            label: words.flagged(counts.flagged),
            isCurrent: isFlagged,
          },
        ]}
      />
      {rows.length === 0 ? (
        <p>{isFlagged ? words.noneFlagged : words.none}</p>
      ) : (
        <SourceEntries rows={rows} />
      )}
      <Pager
        label={words.pager.label}
        page={page}
        pageCount={pageCount}
        hrefOf={hrefOf}
        labels={words.pager}
      />
    </section>
  );
}
