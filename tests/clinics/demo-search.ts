import { type ClinicRecord, parseClinic } from '#app/clinic/clinic-schema.ts';
import { DEMO_FACTS } from '#app/clinic/demonstration/demo-facts.ts';
import { planTableOn } from '#app/clinic/plan-prices.ts';
import { demoSentences, sentencesOf } from './demo-sentences.ts';
import { demonstrationRecord } from './demonstration.ts';
import { DEMONSTRATION_WORDS, ownFacts } from './own-facts.ts';

/** Words that the program itself goes by, or that any clinic has. */
const EVERYBODYS = new Set(['clareia', 'consultório 1', 'consultório 2', 'sala de procedimentos']);

/** What a clinic asks for its plans and services: '149,99'. */
function pricesOf(record: ClinicRecord): string[] {
  const { services, yearPlans, planPrices, plansEnabled, flexMonthlyCents } = parseClinic(record);
  const plans = Object.values(planTableOn({ yearPlans, planPrices }, LATEST));
  const cents = [
    ...services.map(({ price }) => (price && 'cents' in price ? price.cents : undefined)),
    ...(plansEnabled ? [flexMonthlyCents, ...plans.map((plan) => plan.instalmentCents)] : []),
  ];
  return cents.flatMap((each) =>
    each === undefined ? [] : `R$ ${(each / 100).toLocaleString('pt-BR', TWO_DIGITS)}`,
  );
}
const LATEST = '9999-12-31';
const TWO_DIGITS = { minimumFractionDigits: 2 };

const FACTS = new Set([
  ...DEMO_FACTS,
  ...pricesOf(demonstrationRecord).map((price) => price.toLocaleLowerCase('pt-BR')),
  ...ownFacts(demonstrationRecord)
    .map(({ text }) => text.toLocaleLowerCase('pt-BR'))
    .filter((text) => !EVERYBODYS.has(text)),
]);

/**
 * How to look for the demonstration on the site of another clinic: its sentences, names, numbers and forms.
 * @returns what is found in some words, a line each: what a page or mail says, with its source where machines read it
 */
export function demoSearch(record: ClinicRecord): Promise<Search> {
  const known = searches.get(record) ?? makeSearch(record);
  searches.set(record, known);
  return known;
}

type Search = (where: string, said: string) => string[];
const searches = new WeakMap<ClinicRecord, Promise<Search>>();

async function makeSearch(record: ClinicRecord): Promise<Search> {
  const sentences = await demoSentences(record);
  const women = parseClinic(record).people.filter(({ gender }) => gender === 'woman');
  const own = new Set(pricesOf(record).map((price) => price.toLocaleLowerCase('pt-BR')));
  const facts = [...FACTS].filter((fact) => !own.has(fact));
  return (where, said) => {
    const plain = said.toLocaleLowerCase('pt-BR').replace(/\s+/g, ' ');
    // The interface names every council that a record may name.
    const councils = where.endsWith('/openapi.json') ? /COREN/ : /(?!)/;
    const patterns = DEMONSTRATION_WORDS.filter(({ source }) => !councils.test(source));
    const ofNobody = women.reduce(withoutTitles, said);
    return [
      ...facts.flatMap((fact) => around(plain, fact, where)),
      ...sentencesOf(said)
        .filter((each) => sentences.has(each))
        .map((each) => `${where}: a sentence of the demonstration: “${each}”`),
      ...patterns.flatMap((pattern) => {
        const match = pattern.exec(ofNobody);
        return match ? around(ofNobody, match[0], where) : [];
      }),
    ];
  };
}

/** What is said, but for a woman's title before her name, and her profession behind it or where it stands alone. */
function withoutTitles(said: string, { name, title }: { name: string; title: string }): string {
  const bare = name.replace(/^Dra\. /, '');
  const hers = new RegExp(`(?<=${bare}\\s+|^|[>"\\n]|· )${title}(?=$|[<"\\n,]|\\s+CRM| ·)`, 'gm');
  return said.replaceAll(name, bare).replace(hers, '');
}

function around(said: string, text: string, where: string): string[] {
  const at = said.indexOf(text);
  return at < 0 ? [] : [`${where}: "${text}": …${said.slice(Math.max(0, at - 40), at + 60)}…`];
}
