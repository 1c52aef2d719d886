/** Conditions of the simulator, in the order of its list. */
export const CONDITIONS = [
  'cataract',
  'glaucoma',
  'macular-degeneration',
  'diabetic-retinopathy',
  'keratoconus',
  'dry-eye',
  'myopia',
  'presbyopia',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const SEVERITIES = ['mild', 'moderate', 'advanced'] as const;
export type Severity = (typeof SEVERITIES)[number];

const BY_SERVICE = new Map<string, readonly Condition[]>([
  ['consultas-oftalmologicas', CONDITIONS],
  ['exames-de-refracao', ['myopia', 'presbyopia']],
  ['tratamentos-especializados', ['dry-eye', 'keratoconus', 'glaucoma']],
  ['cirurgias-oftalmologicas', ['cataract']],
  ['acompanhamento-pediatrico', ['myopia']],
  ['gonioscopia', ['glaucoma']],
  ['mapeamento-de-retina', ['diabetic-retinopathy', 'macular-degeneration']],
  ['topografia-corneana', ['keratoconus']],
  ['paquimetria', ['glaucoma', 'keratoconus']],
  ['retinografia', ['diabetic-retinopathy', 'macular-degeneration', 'glaucoma']],
  ['campo-visual', ['glaucoma']],
]);

/**
 * Conditions to show beside a service, the initial one first; empty where the simulator would explain nothing.
 * @param slug of the service, such as 'campo-visual'
 */
export function conditionsFor(slug: string): readonly Condition[] {
  return BY_SERVICE.get(slug) ?? [];
}

// Tags as editors write them in either language, in lower case without accents.
const BY_TAG = new Map<string, Condition>([
  ['catarata', 'cataract'],
  ['glaucoma', 'glaucoma'],
  ['degeneracao macular', 'macular-degeneration'],
  ['macula', 'macular-degeneration'],
  ['retinopatia diabetica', 'diabetic-retinopathy'],
  ['diabetes', 'diabetic-retinopathy'],
  ['ceratocone', 'keratoconus'],
  ['olho seco', 'dry-eye'],
  ['miopia', 'myopia'],
  ['presbiopia', 'presbyopia'],
  ['vista cansada', 'presbyopia'],
  ['cataract', 'cataract'],
  ['cataracts', 'cataract'],
  ['macular degeneration', 'macular-degeneration'],
  ['diabetic retinopathy', 'diabetic-retinopathy'],
  ['keratoconus', 'keratoconus'],
  ['dry eye', 'dry-eye'],
  ['nearsightedness', 'myopia'],
  ['myopia', 'myopia'],
  ['presbyopia', 'presbyopia'],
]);

/** Conditions to show beside a post or an episode, in the order of its tags, without duplicates. */
export function conditionsForTags(tags: readonly string[]): readonly Condition[] {
  const found = tags.flatMap((tag) => BY_TAG.get(plain(tag)) ?? []);
  return [...new Set(found)];
}

function plain(tag: string): string {
  return tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
