import { formatMoment } from '#app/clinic/format-date.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { EVERYTHING, type PayerRules, serviceRuleOf } from '#app/scheduling/payers/payer-rules.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { payerPath } from './insurance-paths.ts';
import { type RuleNames, rulesDifferences } from './rules-differences.ts';

/** One version of a payer's rules. */
type Version = { version: number; rules: PayerRules; by: string; at: Date };

/** Who changed what of a payer's rules and when; each version but the newest leads back to itself. */
export function rulesHistory(
  versions: readonly Version[],
  { url, payerId, ...names }: RuleNames & { url: URL; payerId: string },
): PagedChanges {
  const { shown, isLast, ...pages } = historyPage(versions, url.searchParams.get('pagina'));
  const returnTo = (version: number) =>
    version === versions[0]?.version
      ? []
      : [{ href: `${payerPath(payerId)}?${AS_OF}=${version}`, label: staffHistory.return }];
  const changes = shown.map(({ version, rules, by, at }): HistoryChange => {
    const before = versions.find((each) => each.version === version - 1)?.rules ?? EVERYTHING;
    return {
      ...{ key: String(version), moment: formatMoment(at, { withYear: true }), who: by },
      lines: rulesDifferences(before, rules, names),
      links: returnTo(version),
    };
  });
  const origin = { key: '0', moment: staffHistory.beginning, who: '', lines: [] };
  const hasOrigin = isLast && versions.length > 0;
  return {
    ...pages,
    changes: hasOrigin ? [...changes, { ...origin, links: returnTo(0) }] : changes,
  };
}

/** Who changed the rules last, and when. */
export function lastChangeOf([newest]: readonly Version[]): string {
  const { untouched, change } = staffInsurance.form;
  return newest ? change(newest.by, formatMoment(newest.at, { withYear: true })) : untouched;
}

type Chosen = {
  /** Whom the form can choose for each service. */
  form: readonly { slug: string; practitioners: readonly string[] }[];
  personName: RuleNames['personName'];
};

/**
 * The rules that an address asks a form to begin with, with whom they name and the form cannot choose any more; null
 * where it asks for no version that there is.
 */
export function askedRules(versions: readonly Version[], url: URL, { form, personName }: Chosen) {
  const asked = url.searchParams.get(AS_OF);
  if (asked === '0') return { rules: EVERYTHING, filled: { moment: '', who: '', gone: '' } };
  const version = versions.find((each) => String(each.version) === asked);
  if (!version) return null;
  const moment = formatMoment(version.at, { withYear: true });
  const gone = form.flatMap(({ slug, practitioners }) =>
    (serviceRuleOf(version.rules, slug).practitioners ?? []).filter(
      (each) => !practitioners.includes(each),
    ),
  );
  const names = [...new Set(gone)].map((slug) => personName(slug) ?? slug).join(', ');
  return { rules: version.rules, filled: { moment, who: version.by, gone: names } };
}
