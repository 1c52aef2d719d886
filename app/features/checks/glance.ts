import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffChecks } from '#app/locales/pt-BR/staff/connections/checks.ts';
import type { CheckFinding, CheckId, CheckVerdict } from './check.ts';
import { staffFindingWords, staffWordsOf } from './staff-words.ts';

/** One thing that does not work, in the words of the desk. */
export type GlanceItem = {
  id: CheckId;
  title: string;
  what: string;
  meaning: string;
  /** 'Desde hoje, 10h32.' */
  since: string;
};

export type Glance = {
  state: 'never' | 'stale' | 'fine' | 'attention' | 'trouble';
  title: string;
  text: string | null;
  items: readonly GlanceItem[];
  /** Whom to call; null until an administrator has said who it is. Only where something is wrong. */
  keeper: { name: string; phone: string; href: string } | null;
  asksForKeeper: boolean;
};

type Seen = { verdict: CheckVerdict; finding: CheckFinding; since: Date };
const words = staffChecks.glance;

/**
 * Everything in one look, from what is known already.
 * @param seen the last run of each check
 * @param when an instant in words, as 'hoje, 10h32'
 */
export function glanceOf(
  seen: readonly (Seen & { id: CheckId })[],
  {
    lookedAt,
    isStale,
    keeper,
    when,
  }: {
    lookedAt: Date | null;
    isStale: boolean;
    keeper: { name: string; phoneE164: string } | null;
    when: (at: Date) => string;
  },
): Glance {
  const items = seen
    .filter(({ verdict }) => verdict === 'error')
    .map(({ id, finding, since }) => ({
      id,
      title: staffWordsOf(id).title,
      what: staffFindingWords(id, finding),
      meaning: staffChecks.desk[id],
      since: words.since(when(since)),
    }));
  const warnings = seen.filter(({ verdict }) => verdict === 'warning').length;
  const isTrouble = items.length > 0 || (isStale && lookedAt !== null);
  const called = isTrouble ? keeper : null;
  return {
    items,
    keeper: called && {
      name: called.name,
      phone: formatPhone(called.phoneE164),
      href: `tel:${called.phoneE164}`,
    },
    asksForKeeper: isTrouble && keeper === null,
    ...headline(),
  };

  function headline(): Pick<Glance, 'state' | 'title' | 'text'> {
    if (lookedAt === null) return { state: 'never', title: words.never, text: null };
    const looked = words.lookedAt(when(lookedAt));
    if (items.length > 0) {
      const title = items.length === 1 ? words.trouble : words.troubles(items.length);
      return { state: 'trouble', title, text: isStale ? words.stale(when(lookedAt)) : looked };
    }
    if (isStale) {
      return { state: 'stale', title: words.trouble, text: words.stale(when(lookedAt)) };
    }
    if (warnings === 0) return { state: 'fine', title: words.fine, text: looked };
    return {
      state: 'attention',
      title: words.attention,
      text: `${words.warnings(warnings)} ${looked}`,
    };
  }
}
