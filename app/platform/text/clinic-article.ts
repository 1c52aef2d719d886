const MASCULINE =
  /^(?:centro|instituto|hospital|consult[óo]rio|espaço|n[úu]cleo|grupo|ambulat[óo]rio|complexo|olhos?|olhar|dr\.?)(?:\s|$)/i;

/** The gender of a clinic's name in Portuguese, by its first word; one that is no such word is a clínica's. */
export function genderOfName(name: string): 'woman' | 'man' {
  return MASCULINE.test(name) ? 'man' : 'woman';
}

const MASCULINE_FORMS = { a: 'o', A: 'O', da: 'do', na: 'no', à: 'ao', pela: 'pelo' } as const;

/** 'da Clínica Clareia', 'do Instituto da Visão': a clinic's name in a Portuguese sentence. */
export function withArticle(article: keyof typeof MASCULINE_FORMS, name: string): string {
  return `${genderOfName(name) === 'man' ? MASCULINE_FORMS[article] : article} ${name}`;
}

/** 'da Dra. Ana', 'do Dr. Ivo', 'de Rita': whose something is, of a person with or without a title. */
export function ofPerson(name: string): string {
  if (/^Dra\b/i.test(name)) return `da ${name}`;
  return `${/^Dr\b/i.test(name) ? 'do' : 'de'} ${name}`;
}
