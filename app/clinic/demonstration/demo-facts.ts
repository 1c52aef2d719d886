// What tells that a record is still, or partly, the fictional clinic's that the program comes with. It is a list of
// its own: the file of the record may be a clinic's own, in a fork, and must then not look for itself.

/** Facts by which the demonstration is known wherever they stand; in lower case. */
export const DEMO_FACTS: readonly string[] = [
  'clínica clareia',
  'clareia oftalmologia',
  'clareia.example.com',
  '99.999.999/0001-91',
  'rua das palmeiras claras',
  'serra clara',
  '5535995550100',
  '(35) 99555-0100',
  '99555-0100',
  'helena prado vilela',
  'marina couto reis',
  'tomás arantes lima',
  'vida serrana',
  'saúde serra azul',
  'saude-serra-azul',
  'vale claro saúde',
  'vale-claro-saude',
  'example.com/instagram/clareia',
  'example.com/facebook/clareia',
  'example.com/youtube/clareia',
  'example.com/linkedin/clareia',
  'example.com/x/clareia',
  'example.com/spotify/clareia',
  'example.com/avaliar/clareia',
  'your_place_id',
  'cuidado com os seus olhos, com calma e clareza.',
  'care for your eyes, calmly and clearly.',
  'olhos em outubro',
  'outubro-olho-seco',
  'prosa clara',
];

/** By which somebody would look for help or for a doctor, and find nobody: its tax number, telephone and doctor. */
const NOBODYS: readonly string[] = ['99.999.999/0001-91', '5535995550100', 'helena prado vilela'];
const WHERE_NOBODY_IS = ['taxId', 'phone', 'whatsapp', 'people'];

/** Fields that tell whose a record is. */
const WHO_IT_IS = ['displayName', 'domain', 'taxId'];
/** One of them that was left behind makes no demonstration of a real clinic. */
const LEAST_OF_WHO = 2;

/** Whether a record still says that it is the demonstration's clinic. */
export function saysDemonstration(record: object): boolean {
  const values = new Map<string, unknown>(Object.entries(record));
  const told = WHO_IT_IS.filter((name) => demoFactsIn(values.get(name)).length > 0);
  return told.length >= LEAST_OF_WHO;
}

/**
 * Whether the site of a record that says nothing of it is a demonstration: it is still that clinic's, or sends people to
 * somebody who does not exist. What else was left behind is for the list of what lacks, and closes nobody's site.
 */
export function isStillDemonstration(record: object): boolean {
  if (saysDemonstration(record)) return true;
  const values = new Map<string, unknown>(Object.entries(record));
  const facts = WHERE_NOBODY_IS.flatMap((name) => demoFactsIn(values.get(name)));
  return facts.some((fact) => NOBODYS.includes(fact.toLocaleLowerCase('pt-BR')));
}

/** Facts of the demonstration in a text, as the text writes them. */
export function demoFactsInText(text: string): string[] {
  // Spaces that do not break are as good as others.
  const written = text.replace(/\s+/g, ' ');
  const plain = written.toLocaleLowerCase('pt-BR');
  return DEMO_FACTS.flatMap((fact) => {
    const at = plain.indexOf(fact);
    return at < 0 ? [] : [written.slice(at, at + fact.length)];
  });
}

/** Facts of the demonstration anywhere in a value, each once; entries that are archived stay as they were. */
export function demoFactsIn(value: unknown): string[] {
  return [...new Set(textsIn(value).flatMap(demoFactsInText))];
}

/** Texts of a value without those of archived entries. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = new Map<string, unknown>(Object.entries(value));
  if (entries.get('isArchived') === true) return [];
  return [...entries.values()].flatMap(textsIn);
}
