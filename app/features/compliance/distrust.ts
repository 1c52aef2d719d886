// Sentences that speak of a claim without making it: they warn of it, quote it as an example, call it false, forbid it.

const CLAIMED =
  '(?:promet|jur(?:a|am|e|em|ar|ando)(?![a-z])|diz(?:em|er)?(?![a-z])|disser|garant(?:e|em|ir)(?![a-z])|oferec|ofere(?:ca|cam)|anunci|afirm|fal(?:a|am|e|em)(?![a-z])|vend(?:e|em|a|endo)(?![a-z]))';
const CLAIMANTS =
  '(?:quem|alguem|qualquer (?:pessoa|um|medico|clinica)|anuncios?|propagandas?|perfi[ls]|perfis|videos?|posts?|sites?|paginas?|mensage(?:m|ns)|vendedor(?:es)?|promessas?|ofertas?|colirios? [^.!?]{0,40})';
const ABOUT_WORDS =
  '(?:frases?|anuncios?|slogans?|express(?:ao|oes)|termos?|palavras?|titulos?|propagandas?|publicidades?|promessas?|boatos?|selos?|chamadas?)';

/** Warns of what it names, or says that it is forbidden or untrue. */
const WARNED_OF = [
  'desconfi',
  '(?:a clinica|a medica|o medico|a equipe|a farmacia|nenhum medico|nenhuma clinica) (?:nao|nunca|jamais) (?:public|vend|entreg|faz|da |receit|prescrev|promet|divulg|mostr|oferec|respond|sorte|avali|diagnost|anunci|us)',
  'cuidado com (?:\\w+ )?(?:quem|propaganda|anuncio|promessa|oferta|perfil|site|video|post|clinica|frase|empresa|mensage)',
  `cuidado com [^.!?]{1,60} que ${CLAIMED}`,
  '(?:nao|nunca|nem) (?:acredite|confie|caia|se deixe|e verdade|e etico|e permitido|se deve|se pode|deve[m]? (?:ser|aparecer|usar|prometer)|deveria[m]?)',
  '(?:e|sao|era) (?:um |uma )?(?:mito|mentira|fals[oa]|golpe|engan|ilega|crime|proibid|boato|ilusao|exagero|truque|vedad|infracao)',
  'enganos|enganand|te enganar|engana(?![a-z])|mentindo|(?:^|[^a-z])mente[ .]|proib|vedad[oa]s?|veda(?:m)?(?![a-z])',
  'seria (?:errado|mentira)|errado (?:dizer|chamar)|esta[o]? errad[oa]s?|nao (?:esta|estao) contando|nao (?:lhe )?contou tud|nao contou a historia',
  'merecem? (?:cuidado|desconfianca)|pede[m]? (?:cuidado|desconfianca)|fake|golpe|charlat|vend(?:e|endo|em) ilus',
  '(?:e|sao) (?:um )?sinal de alerta|(?:e|sao) (?:um )?sinais de alerta|(?:acende|acender)[a-z]{0,2} (?:o|um) (?:sinal|alerta)|primeiro sinal de',
  'leia-se|lorota|conta-se que|em nosso nome|nao pague(?! nada)|(?:dizia|diziam|prometia|prometiam) (?:o |a |que |ter |["“]|vis|cur|res)|retirad[oa]s? do ar|suspendeu|errata',
  '(?:perguntou|perguntaram|perguntam) se |queria[m]? que (?:disse|prome)|respond(?:i|eu|emos|ia) que (?:nao|ninguem)|(?:nao|nunca) se diz(?![a-z])|ao ouvir que',
  '(?:perfi[ls]|perfis|paginas?|sites?) fals[oa]s?|(?:manual|codigo|norma)[^.!?]{0,12} (?:manda|pede|proib)|(?:se|quando) (?:o|um|algum) (?:anuncio|site|video|perfil|vendedor) |antes de (?:acreditar|clicar)|ess[ea]s? tipos? de (?:frase|anuncio|promessa)',
  'limita|nao (?:e|sao) confiave|resolucao|codigo de (?:etica|defesa)|a lei |o cfm |infracao|processo etico|procon|denunci',
  '(?:conselho|crm|anvisa|justica)[^.!?]{0,40} (?:alert|mand|puni|mult|suspend|retir|condena|advert|orienta)',
  'nao (?:cabe|compete) a (?:nos|gente|ela|ele|clinica)|nao (?:nos )?cabe',
  `(?:quem|anuncios? que|propagandas? que|promessas? de)[^.!?]{1,60} (?:merece|engan|mente|nao conta|desrespeita|fere|erra|deve)`,
  `(?:fuja|foge|fujam|corra|afaste-se) d[eao]s? ${CLAIMANTS}`,
  `(?:^|[^a-z])${CLAIMANTS} (?:que |lhe |te |mais |ainda )?${CLAIMED}[^.!?]{0,90} (?:nao|esta|ilusao|alerta|mente|engan|peca|pergunte|procure|desconf|sinal|deve)`,
  '(?:^|[.!?:;] ?)["“]?(?:mito|falso|mentira|boato|lenda|errado|golpe(?: comum)?|fato ou fake|verdade ou mentira|frase proibida)(?: ou [a-z]{4,8})? ?[:.?!,]',
  '(?:^|[^a-z])(?:nao|nunca|jamais) (?:publicamos|divulgamos|afirmamos|afirmaremos|diremos|dizemos|anunciamos|sorteamos|trocamos|mostramos|comparamos)',
].join('|');

/** A quotation that is shown as an example, and not said. */
const QUOTED = [
  `${ABOUT_WORDS} (?:[a-z]{2,10} ){0,3}(?:como |tipo |de |com |que diz(?:em)? |,)?[^.!?"“]{0,20}["“]`,
  `["”],? (?:[a-z]{1,9} ){0,3}(?:costuma|fere|circula|engana|assusta|e (?:exemplo|o tipo|exagero|truque|propaganda|frase|slogan)|sao (?:truques|frases|exemplos|promessas)|virou|nao (?:combina|existe|pode|deve|e )|ja (?:custou|rendeu)|so serve)`,
].join('|');

const SENTENCE = new RegExp(`${WARNED_OF}|${QUOTED}`);

/** The sentence after a claim takes it back. */
const TAKEN_BACK =
  /^[ "“”]*(?:nao (?:acredite|caia|confie|faca isso|e verdade|e assim|existe)|desconfie|cuidado[.!:,]|mentira|mito|falso|boato|e (?:falso|mentira|boato|mito|golpe)|isso (?:nao (?:e|existe)|e (?:falso|mentira|mito|golpe|proibido))|(?:verdade|fato|na verdade|a verdade)[:,]|denuncie|fuja|quem (?:diz|promete|escreve) isso|ess[ae] (?:frase|promessa|anuncio|tipo))/;

/** "Não prometemos: cumprimos" only seems to deny. */
const AND_YET =
  /(?:nao|nunca|jamais) (?:afirmamos|dizemos|publicamos|mostramos|divulgamos|anunciamos)[^.!?]{0,50}(?:,|:|;| mas) ?(?:nos |a gente )?(?:provamos|entregamos|fazemos|cumprimos|quem diz)/;

/**
 * Whether a text speaks of claims without making them.
 * @param sentence normalized @param next what follows it, up to the end of the next sentence
 */
export function isDistrusted(sentence: string, next = ''): boolean {
  return (SENTENCE.test(sentence) || TAKEN_BACK.test(next)) && !AND_YET.test(sentence);
}
