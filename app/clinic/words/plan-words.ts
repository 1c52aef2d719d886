import {
  isOnlinePlan,
  offeredPlans,
  PLAN_SLUGS,
  PLAN_TABLE,
  type PlanTerms,
  planTableOn,
  type RecordedPlans,
} from '#app/clinic/plan-prices.ts';
import type { Locale } from '#app/platform/locale.ts';

// What stands here counts prices not at all, so any day does.
const ANY_DAY = '';

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const WORDS = {
  'pt-BR': {
    pairs: (number: number) => count(number, 'par', 'pares'),
    inPerson: (number: number) => count(number, 'consulta presencial', 'consultas presenciais'),
    online: (visits: PlanTerms['onlineVisits']) => {
      if (visits === 'included') return 'Consultas online incluídas';
      if (visits === 'priority') return 'Consultas online com prioridade';
      return `${count(visits, 'consulta online', 'consultas online')} por ano`;
    },
    someOnline: (visits: PlanTerms['onlineVisits']) => {
      if (typeof visits === 'string') return 'consultas online';
      const [word = visits] = ['uma', 'duas', 'três', 'quatro'].slice(visits - 1);
      return `${word} ${visits === 1 ? 'consulta' : 'consultas'} online`;
    },
    visits: (inPerson: string, visits: PlanTerms['onlineVisits']) => {
      if (visits === 'included') return `${inPerson} por ano, mais as consultas online`;
      if (visits === 'priority') return `${inPerson} por ano e prioridade nas online`;
      return `${inPerson} e ${count(visits, 'consulta online', 'consultas online')} por ano`;
    },
    pairsAre: (number: number, slug: string) => `${number} pares em ${slug}`,
    inPersonAre: (number: number, slug: string) => `${number} na clínica em ${slug}`,
    onlineAre: (number: number, slug: string) => `${number} online em ${slug}`,
    offered: (slug: string) => `plano ${slug}`,
    anyOnline: 'planos online',
    all: ['Uma assinatura', 'Duas assinaturas', 'Três assinaturas'],
    three: 'três planos presenciais',
    twelve: 'sempre 12 parcelas',
  },
  'en-US': {
    pairs: (number: number) => count(number, 'pair', 'pairs'),
    inPerson: (number: number) => count(number, 'in-person appointment', 'in-person appointments'),
    online: (visits: PlanTerms['onlineVisits']) => {
      if (visits === 'included') return 'Online appointments included';
      if (visits === 'priority') return 'Online appointments with priority';
      return `${count(visits, 'online appointment', 'online appointments')} a year`;
    },
    someOnline: (visits: PlanTerms['onlineVisits']) => {
      if (typeof visits === 'string') return 'online appointments';
      const [word = visits] = ['one', 'two', 'three', 'four'].slice(visits - 1);
      return `${word} ${visits === 1 ? 'online appointment' : 'online appointments'}`;
    },
    visits: (inPerson: string, visits: PlanTerms['onlineVisits']) => {
      if (visits === 'included') return `${inPerson} a year, with online appointments included`;
      if (visits === 'priority') return `${inPerson} a year and priority for online appointments`;
      return `${inPerson} and ${count(visits, 'online appointment', 'online appointments')} a year`;
    },
    pairsAre: (number: number, slug: string) => `${number} pairs in ${slug}`,
    inPersonAre: (number: number, slug: string) => `${number} in person in ${slug}`,
    onlineAre: (number: number, slug: string) => `${number} online in ${slug}`,
    offered: (slug: string) => `plan ${slug}`,
    anyOnline: 'online plans',
    all: ['One subscription', 'Two subscriptions', 'Three subscriptions'],
    three: 'three in-person plans',
    twelve: 'always 12 payments',
  },
} as const satisfies Record<Locale, unknown>;

/** What comes with each plan in words, by placeholder: '{pairs basico}' is '12 pares'. */
export function planNamesOf(recorded: RecordedPlans, locale: Locale): Record<string, string> {
  const words = WORDS[locale];
  const table = planTableOn(recorded, ANY_DAY);
  const withVisits = offeredPlans(recorded).filter((slug) => !isOnlinePlan(slug));
  return Object.fromEntries([
    ['all subscriptions', words.all[withVisits.length - 1] ?? ''],
    ...PLAN_SLUGS.flatMap((slug) => {
      const { pairsAYear, inPersonVisits, onlineVisits } = table[slug];
      const inPerson = words.inPerson(inPersonVisits);
      return [
        [`pairs ${slug}`, words.pairs(pairsAYear)],
        [`in-person ${slug}`, inPerson],
        [`online ${slug}`, words.online(onlineVisits)],
        [`some online ${slug}`, words.someOnline(onlineVisits)],
        [`visits ${slug}`, words.visits(inPerson, onlineVisits)],
      ];
    }),
  ]);
}

/**
 * What texts may ask about plans: which are offered, and whether a plan still has as much as the specification gives it,
 * '{com 12 pares em basico: …}', for sentences that are true of that number alone.
 */
export function planConditionsOf(recorded: RecordedPlans, locale: Locale): [string, boolean][] {
  const words = WORDS[locale];
  const table = planTableOn(recorded, ANY_DAY);
  const offered = offeredPlans(recorded);
  return [
    [words.anyOnline, offered.some(isOnlinePlan)],
    [words.three, offered.filter((slug) => !isOnlinePlan(slug)).length === 3],
    [words.twelve, offered.every((slug) => table[slug].instalments === 12)],
    ...PLAN_SLUGS.flatMap((slug): [string, boolean][] => {
      const [now, standard] = [table[slug], PLAN_TABLE[slug]];
      const { pairsAYear, inPersonVisits, onlineVisits } = standard;
      return [
        [words.offered(slug), offered.includes(slug)],
        [words.pairsAre(pairsAYear, slug), now.pairsAYear === pairsAYear],
        [words.inPersonAre(inPersonVisits, slug), now.inPersonVisits === inPersonVisits],
        ...onlineCondition(words.onlineAre, slug, [onlineVisits, now.onlineVisits]),
      ];
    }),
  ];
}

type Visits = PlanTerms['onlineVisits'];

/** None for a plan whose online visits have no number. */
function onlineCondition(
  wordsOf: (number: number, slug: string) => string,
  slug: string,
  [standard, now]: readonly [Visits, Visits],
): [string, boolean][] {
  return typeof standard === 'number' ? [[wordsOf(standard, slug), now === standard]] : [];
}
