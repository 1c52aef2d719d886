import { spread } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED } from './portuguese-words.ts';

// Promised results, denied risks and urgency, in Portuguese.

const TREATED = '(?:cirurgia|procedimento|operacao|injecao|laser|tratamento|exame)';

export const PROMISES: readonly PhraseRule[] = [
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: [
      'garant(?:imos|id[oa]s?|iremos|idamente)',
      'garantia (?:de|total|absoluta|que)',
      'com garantia',
      'assegur(?:a|am|amos|ad[oa]s?)',
      'prometemos',
    ],
    unlessEarlier: DENIED,
    unlessAfter:
      /^ (?:d[aoe]s? |os seus |seus |o seu |o )?(?:lentes?|fabrica|otica|produtos?|armac|fornecedor|estendid|legal|contratual|privacidade|sigilo|dados|direitos?|troca|por lei|pel[ao] (?:lei|constituicao|fabrica|otica|codigo|estatuto|sus))/,
    unlessSentence:
      /(?:^|[^a-z])(?:direitos?|leis?|lgpd|titular|sigilo|prontuarios?|cafe|armac(?:ao|oes)|fabricante)(?:[^a-z]|$)/,
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: ['100 ?por cento', '100 ?%', 'cem por cento'],
    unlessEarlier: DENIED,
    unlessAfter: /^ (?:de )?(?:algodao|online|acessivel|digital|do valor|dos raios|da radiacao|uv)/,
    unlessSentence:
      /ultravioleta|(?:^|[^a-z])uv|na tabela|nao (?:exclui|afasta|significa|quer dizer)|prontuario/,
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: ['cur(?:a|as|ar|amos|ad[oa]s?|ou|ara|aram)', '(?:efeito|poder)s? curativos?'].flatMap(
      spread,
    ),
    unlessEarlier: DENIED,
    unlessAfter: /^(?: ?\?| (?:d[ao] )?(?:curativo|ferida|corte|machucado))|^[^.!\n]{0,40}\?/,
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: [
      '(?:solucao|resultado|tratamento|correcao|alivio|fim|visao|resposta|melhora)s? definitiv[oa]s?',
      'solucoes definitivas',
      'definitivamente (?:livre|corrig|cur|resolv|elimin|acab)[a-z]{0,5}',
      '(?:livre|livres|livrar|livrem) (?:se )?(?:de vez )?(?:d[aeo]s? )?(?:oculos|grau|lentes)',
      'livre-se (?:de vez )?(?:d[aeo]s? )?(?:seus |suas )?(?:oculos|grau|lentes|catarata|olho)',
      'acab(?:e|amos|ar) (?:de vez )?com (?:o|a|os|as|seu|sua)',
      'nunca mais (?:use|usar|usara|precis[a-z]{1,5}|tera|sinta|sofra)',
      'diga adeus,? (?:aos?|as?) (?:seus |suas )?(?:oculos|lentes|grau|catarata|olho seco)',
      'adeus,? (?:aos?|as?) (?:seus |suas )?(?:oculos|lentes|grau|catarata|olho seco)',
      'fim d[ao]s? (?:oculos|grau|miopia|dor)',
      'infalive(?:l|is)',
      'resultados? (?:cert|garantid|assegurad|imediat|perfeit|surpreendent|incrive|comprovad|impressionant|excelent)[a-z]{1,3}',
      'sucesso (?:garantid|comprovad|absolut|total)[a-z]{0,2}',
      'visao (?:perfeita|de aguia|nota 10|como nova|de volta)',
      'enxerg(?:ar|ue|a|ara) (?:perfeitamente|como nunca|como antes|100)',
      'volt(?:ar|e|a|ara) a enxergar (?:perfeitamente|como|tudo|bem)',
      'devolv(?:e|emos|er) (?:a |sua |a sua )?visao',
      'zer(?:a|ar|amos|e) (?:o |seu |o seu )?grau',
      'elimin(?:a|amos|ar|e) (?:de vez|totalmente|completamente|(?:o |seu |o seu )?grau|(?:a )?catarata|(?:a )?miopia)',
      'eficacia (?:total|comprovada|garantida|maxima)',
      'resolv(?:e|emos|a|er) (?:de vez|de uma vez|definitivamente)',
      'solucao (?:total|completa) (?:para|d[aeo])',
    ].flatMap(spread),
    unlessEarlier: DENIED,
    unlessSentence: /perda|perder|cegueira|sem volta|depende|nem sempre|cada pessoa|pode variar/,
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: ['milagr[a-z]{1,8}'],
    onlySentence:
      /olh|visa|vista|vist|enxerg|medic|clinic|trat|cirurg|colir|doutor|opera|laser|remedio|resultado|noss|aqui/,
    unlessEarlier: DENIED,
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: [
      'sem ?(?:nenhuma? |qualquer |sentir )?(?:dor(?:es)?|riscos?|complicac(?:ao|oes)|efeitos? (?:colatera|advers|indesejad)[a-z]{1,3}|contraindicac[a-z]{2,4}|perigos?)',
      'indolor(?:es)?',
    ],
    unlessBefore: /(?:mesmo|ate|com ou|pode ser|ser|vir) $/,
    unlessEarlier:
      /(?:^|[^a-z])(?:nao (?:e|ha|existe)|nunca|nenhum|nenhuma|ninguem|nem)(?:[^a-z]|$)/,
    unlessSentence:
      /vermelh|perda|perde|embac|mancha|sintoma|sinal|sangue|lacrimej|inchac|visao (?:some|cai|baixa)|de repente|silencios/,
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: [
      `${TREATED}[^.!?\\n]{0,24} nao (?:doi|tem risco|oferece risco|causa dor)`,
      `${TREATED}[^.!?\\n]{0,24} (?:livre|isent[oa]) de (?:dor|risco|complicac)[a-z]{0,3}`,
      'livres? de (?:dor(?:es)?|riscos?|complicac[a-z]{2,4})',
      'risco (?:zero|nulo|inexistente|minimo)',
      'zero (?:dor|risco|complicac[a-z]{2,4})',
      '(?:totalmente|completamente|absolutamente|cem por cento) segur[oa]s?',
      'inofensiv[oa]s?',
      'nao (?:ha|tem|existem?|oferece|apresenta) (?:nenhum )?riscos?',
      'seguranca (?:total|absoluta|maxima)',
    ].flatMap(spread),
    unlessEarlier: new RegExp(`${DENIED.source}|parece|se |quando `),
    unlessSentence: /mas (?:a|o|pode|incomod|ard)|toda cirurgia/,
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    phrases: [
      'imperdive(?:l|is)',
      'ultimas vagas',
      'vagas limitadas',
      '(?:so|somente|apenas) hoje',
      'tempo limitado',
      'aproveite (?:a |esta |essa )?(?:promocao|oferta|oportunidade|chance|o desconto|ja|agora)',
      'ofertas? (?:especia|relampago|imperdive|unica|limitad)[a-z]{0,3}',
      'chocantes?',
      'surpreenda-se',
      'transforme (?:a )?(?:sua )?(?:vida|visao|olhar)',
      'voce vai (?:ficar ceg[oa]|perder a visao)',
      'black friday',
      'clique (?:ja|agora)',
      'garanta (?:ja|agora|a sua|sua|o seu|seu)',
      'nao perca (?:esta|essa|a chance|a oportunidade|a promocao|mais tempo)',
      'corra (?:e|ja|agora|que)',
    ].flatMap(spread),
    unlessAfter: /^ (?:para|ao|a um|procur)/,
  },
];
