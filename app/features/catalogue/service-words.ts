import { flagsOfRule, NO_FLAGS, type PreparationRule } from '#app/clinic/preparation-rule.ts';
import { formText } from '#app/platform/form-values.ts';

/** What patients read of a new service, as typed. */
export type ServiceWords = {
  resumo: string;
  descricao: string;
  preparo: string;
  inclui: string;
  vantagens: string;
  perguntas: string;
};
export const BLANK_WORDS: ServiceWords = {
  resumo: '',
  descricao: '',
  preparo: '',
  inclui: '',
  vantagens: '',
  perguntas: '',
};

const MOST = { resumo: 160, others: 8000 };

export function readWords(form: FormData): ServiceWords {
  const text = (name: string) =>
    formText(form, name).replaceAll('\r\n', '\n').trim().slice(0, MOST.others);
  return {
    resumo: text('resumo').replaceAll('\n', ' ').slice(0, MOST.resumo),
    descricao: text('descricao'),
    preparo: text('preparo'),
    inclui: text('inclui'),
    vantagens: text('vantagens'),
    perguntas: text('perguntas'),
  };
}

/**
 * Front matter and body of the service's text, as its file would have them. Of advantages and questions the first
 * line of each paragraph is the title or the question.
 */
export function textOfWords(
  words: ServiceWords,
  {
    name,
    minutes,
    preparation,
  }: { name: string; minutes: number; preparation?: PreparationRule | undefined },
) {
  const front = {
    title: name,
    shortTitle: shortened(name),
    summary: words.resumo,
    minutes: { min: minutes, max: minutes },
    preparation: linesOf(words.preparo),
    preparationFlags: preparation ? flagsOfRule(preparation) : NO_FLAGS,
    benefits: pairsOf(words.vantagens).map(([title, text]) => ({ title, text })),
    included: linesOf(words.inclui),
    questions: pairsOf(words.perguntas).map(([first, answer]) => ({
      question: first.endsWith('?') ? first : `${first}?`,
      answer,
    })),
  };
  return { front, body: words.descricao };
}

const SHORT_LETTERS = 28;

/** Whole words that fit where there is little room. */
export function shortened(name: string): string {
  if (name.length <= SHORT_LETTERS) return name;
  const fitting = name.slice(0, SHORT_LETTERS + 1).replace(/\s+\S*$/, '');
  return fitting.slice(0, SHORT_LETTERS);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[-•*]\s*/, '').trim())
    .filter(Boolean);
}

/** Paragraphs with more than one line: the first, and the rest as one. */
function pairsOf(text: string): [string, string][] {
  return text.split(/\n\s*\n/).flatMap((paragraph): [string, string][] => {
    const [first = '', ...rest] = linesOf(paragraph);
    return first && rest.length > 0 ? [[first, rest.join(' ')]] : [];
  });
}
