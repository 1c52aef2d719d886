import type { CheckPageMessages } from '#app/locales/checks/check-page.ts';
import type { Locale } from '#app/platform/locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { CheckedSite } from './browser-checks.ts';
import { type CheckStatus, overallOf } from './check.ts';
import type { ShownCheck } from './check-export.ts';
import { CHECK_PAGE_FIELDS, type CheckFilter, FILTERS, isShown } from './check-filter.ts';
import { CheckBadge, CheckItem } from './check-item.tsx';
import { formatRunTime, lastRun } from './check-time.ts';
import type { CheckWords } from './check-words.ts';
import { findingWords } from './finding-words.ts';
import { OVERALL_MARK } from './overall-mark.ts';
import { StatusMark } from './status-mark.tsx';

type CheckPanelProps = {
  checks: readonly ShownCheck[];
  filter: CheckFilter;
  words: CheckWords;
  texts: CheckPageMessages;
  paths: { page: string; file: string };
  site: Omit<CheckedSite, 'here'>;
  locale: Locale;
  /** IANA name of the clinic's time zone. */
  zone: string;
};

const STATUSES: readonly CheckStatus[] = ['idle', 'running', 'success', 'warning', 'error'];

/**
 * All checks with their overall state. Without JavaScript the form asks the server to run them;
 * app/islands/check.enhancement.ts runs them in the page.
 */
export function CheckPanel(props: CheckPanelProps) {
  const { checks, filter, words, texts, paths, site, locale, zone } = props;
  const overall = overallOf(checks.map(({ status }) => status));
  const told = words.overall[overall];
  const last = lastRun(checks);
  return (
    <form
      className="check-panel"
      method="get"
      action={paths.page}
      data-touch="check"
      data-ready="idle"
      data-words={JSON.stringify(words)}
      data-site={JSON.stringify(site)}
      data-zone={zone}
    >
      <section className="check-overall" data-overall={overall}>
        <span className="check-overall-mark" data-mark="">
          <StatusMark status={OVERALL_MARK[overall]} />
        </span>
        <div role="status">
          <h2 data-overall-title="">{told.title}</h2>
          <p data-overall-text="">{told.text}</p>
        </div>
        <p className="check-last" hidden={last === undefined}>
          {texts.last}{' '}
          <time data-last="" dateTime={last}>
            {last === undefined ? '' : formatRunTime(last, locale, zone)}
          </time>
        </p>
        <progress aria-label={texts.progress} max={checks.length} value={0} hidden />
      </section>
      <div className="button-row">
        <Button name={CHECK_PAGE_FIELDS.run} value="sim" data-run="">
          {words.run}
        </Button>
        <a className="button button-secondary" href={paths.page} data-clear="">
          <span>{texts.clear}</span>
        </a>
        <a className="button button-quiet" href={paths.file} download="" data-export="">
          <span>{texts.export}</span>
        </a>
      </div>
      <p className="small check-without-scripts">{texts.withoutScripts}</p>
      <Filter {...{ checks, filter }} labels={{ ...words.statuses, ...texts }} />
      <h2 className="visually-hidden">{texts.list}</h2>
      <ol className="check-list">
        {checks.map((check) => (
          <CheckItem
            key={check.id}
            check={check}
            title={words.tests[check.id].title}
            description={words.tests[check.id].text}
            detail={
              check.finding
                ? findingWords(words, { id: check.id, finding: check.finding })
                : undefined
            }
            labels={{ ...texts, statuses: words.statuses }}
            locale={locale}
            zone={zone}
            isHidden={!isShown(check.status, filter)}
          />
        ))}
      </ol>
      <p data-none="" hidden={checks.some(({ status }) => isShown(status, filter))}>
        {texts.none}
      </p>
      <template>
        {STATUSES.map((status) => (
          <CheckBadge key={status} status={status} label={words.statuses[status]} />
        ))}
      </template>
    </form>
  );
}

type FilterProps = {
  checks: readonly ShownCheck[];
  filter: CheckFilter;
  labels: Record<CheckStatus | 'filter' | 'all', string>;
};

/** Counts by status, each of which shows its own alone. */
function Filter({ checks, filter, labels }: FilterProps) {
  return (
    <fieldset className="check-filter">
      <legend>{labels.filter}</legend>
      {FILTERS.map(({ value, status }) => (
        <label key={value} className="check-filter-choice">
          <input
            type="radio"
            name={CHECK_PAGE_FIELDS.filter}
            value={value}
            defaultChecked={value === filter}
          />
          <span className="check-filter-chip">
            {status ? <StatusMark status={status} /> : null}
            <span>{status ? labels[status] : labels.all}</span>
            <span className="check-count" data-count={value}>
              {checks.filter((check) => isShown(check.status, value)).length}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
