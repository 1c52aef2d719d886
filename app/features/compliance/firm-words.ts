import type { RuleId } from './linted-content.ts';
import type { PhraseMatch } from './scan-phrases.ts';

// Claims so plain that no sentence around them makes them innocent to the second ear. The rules have already looked at
// negations, questions and warnings.

const TREATED =
  '(?:cirurgias?|procedimentos?|operac(?:ao|oes)|injec(?:ao|oes)|laser|tratamentos?|exames?|anestesia)';
const SERVED = `(?:consultas?|avaliac(?:ao|oes)|triage(?:m|ns)|armac(?:ao|oes)|oculos|lentes?|${TREATED})`;
const FREE = '(?:gratis|gratuit[oa]s?|de graca|cortesia|sem custo|por nossa conta)';
const RISK = '(?:dor(?:es)?|riscos?|complicac(?:ao|oes)|perigos?)';

const FIRM: Partial<Record<RuleId, RegExp>> = {
  superlative:
    /melhor(?:es)? (?:clinicas?|medic[oa]s?|oftalmologistas?|doutor(?:a|es|as)?|equipes?|centros?|hospita(?:l|is)|consultorios?|atendimento)(?![a-z])/y,
  promise:
    /(?:garant|promet|assegur|cur|elimin|zer|devolv|resolv|acab)(?:amos|emos|imos)(?! (?:apenas |so |somente )?(?:o que depende|ligar|telefonar|retornar|responder|avisar|explicar|ouvir) )(?![a-z])/y,
  'no-risk': new RegExp(
    `(?<=(?:cirurgias?|procedimentos?|operac(?:ao|oes)|laser|injec(?:ao|oes)) (?:e|sao) )indolor(?:es)?|${TREATED} (?:nao|nem) (?:tem|oferece|causa|da|traz)(?: (?:nenhum|nenhuma|qualquer))? ${RISK}(?![a-z])|nao (?:ha|tem|existem?|oferece|apresenta) (?:nenhum )?riscos?|(?<!(?:fal|promet|anunci|diz|vend)[a-z]{0,4} (?:em |de |que ha )?)(?:risco|dor) zero(?! (?:nao|ninguem|nenhum))|zero ${RISK}|(?:${TREATED} (?:e|sao) )?(?:totalmente|completamente|absolutamente|inteiramente) segur[oa]s?(?![a-z])|sem (?:nenhum|qualquer|nenhuma) ${RISK}`,
    'y',
  ),
  'tied-sale': new RegExp(`${SERVED} (?:[a-z]{1,3} )?(?:totalmente |inteiramente )?${FREE}`, 'y'),
};

/** Whether a match in a normalized text begins one of these claims. */
export function isFirm(plain: string, { rule, start }: PhraseMatch): boolean {
  const words = FIRM[rule.rule];
  if (!words) return false;
  words.lastIndex = start;
  return words.test(plain);
}
