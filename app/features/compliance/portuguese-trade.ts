import { isOfPlans, type LintedContent } from './linted-content.ts';
import { spread } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED } from './portuguese-words.ts';

// Prices, gifts, pictures, lenses, telemedicine and insurance, in Portuguese.

const FREE = '(?:gratis|gratuit[oa]s?|de graca|cortesia|sem custo|por nossa conta)';
const FAR =
  '(?:por|pelo|pela|via|no|na) (?:whats[a-z]{0,3}|fotos?|mensage[a-z]{1,2}|videos?|telefone|internet|chat|instagram|site|direct)';
const BY_MESSAGE =
  '(?:por|pelo|pela|via|no|na) (?:whats[a-z]{0,3}|fotos?|mensage[a-z]{1,2}|chat|instagram|direct)';
const PROCEDURE =
  /cirurg|exame|laser|procedimento|aplicac|injec|operac|mapeamento|topografia|retinografia|paquimetria|gonioscopia|campo visual/;
const isConsultation = ({ kind, slug }: LintedContent) =>
  kind === 'services' && slug === 'consultas-oftalmologicas';
const PRICES = [
  'r\\$ ?\\d[\\d.,]{0,12}',
  '\\d[\\d.,]{0,12} ?(?:mil )?reais',
  '(?:por|custa|custam|desde) (?:apenas |so |somente )?(?:r\\$ ?)?\\d[\\d.,]{0,12} ?(?:reais|a vista|no pix|cada)',
  'a partir de (?:apenas |so |somente )?r\\$',
].flatMap(spread);

export const TRADE: readonly PhraseRule[] = [
  {
    rule: 'price',
    severity: 'blocks',
    phrases: [
      ...PRICES,
      'preco promocional',
      '(?:cirurgia|exame|laser|procedimento)s?[^.!?\\n]{0,40} (?:em ate )?\\d{1,2} ?(?:x|vezes|parcelas)',
    ].flatMap(spread),
    onlySentence: PROCEDURE,
    isAbout: (content) => !isOfPlans(content),
  },
  {
    rule: 'price',
    severity: 'blocks',
    phrases: PRICES,
    // The price of a consultation may be stated; sentences with a procedure belong to the rule above.
    unlessSentence: new RegExp(`consulta|visita|fiscal|multa|${PROCEDURE.source}`),
    isAbout: (content) => !isOfPlans(content) && !isConsultation(content),
  },
  {
    rule: 'tied-sale',
    severity: 'blocks',
    phrases: [
      'sortei(?:o|os|a|am)',
      'sortea(?:r|mos|d[oa]s?)',
      'rifas?',
      'brindes?',
      '(?:compre|assine|contrate|indique|leve|agende|marque)[^.!?\\n]{0,40} (?:ganhe|leve|ganha|leva)',
      `(?:consulta|exame|avaliacao|cirurgia|procedimento|triagem|lente|oculos|armacao)s? (?:totalmente |inteiramente )?${FREE}`,
      'pacotes? (?:de|com) (?:consulta|exame|cirurgia|procedimento)s?',
      'combos?',
      'consorcios?',
      'cashback',
      'vale.presente',
      'desconto[^.!?\\n]{0,40} (?:se|ao|quando|quem|se voce) (?:fizer|fechar|comprar|contratar|assinar|operar|indicar|trouxer)',
      'ganhe (?:um|uma|o|a|\\d)',
    ].flatMap(spread),
    unlessEarlier: DENIED,
    unlessSentence:
      /(?:^|[^a-z])sus(?:[^a-z]|$)|maternidade|prefeitura|municipi|escolas?(?![a-z])|palestra|retorno|por lei|governo|rede publica/,
  },
  {
    rule: 'surgery-discount',
    severity: 'advises',
    phrases: [
      'desconto (?:em|na|nas|de|para|no|nos) (?:a |as |uma )?(?:cirurgia|procedimento|laser)s?',
    ],
    unlessAfter: /^ nao e motivo/,
    unlessEarlier: DENIED,
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: ['antes e (?:o )?depois', 'antes ?[/x+-] ?depois', 'antes versus depois'],
    onlySentence:
      /fotos?|image(?:m|ns)|resultado|veja|confira|compare|galeria|video|transforma|nossos pacientes|antes ?[/x+-] ?depois/,
    unlessSentence: /cuidado|lave|orienta|explica|validade|frasco|colirio/,
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: [
      'nossos pacientes (?:dizem|amam|adoram|recomendam|aprovam|confiam|falam|comprovam|contam)',
      'pacientes (?:satisfeit|felizes|encantad|apaixonad)[a-z]{0,3}',
      'aprovad[oa]s? por (?:mais|nossos|todos|\\d)',
      'recomendad[oa]s? por (?:mais|nossos|todos|\\d)',
      '(?:cinco|5) estrelas',
      'nota (?:maxima|10|dez|mil)',
      'mudou (?:a )?(?:minha|sua) vida',
      'depoimentos? (?:de|dos|d[ao]) (?:nossos |nossas )?(?:paciente|cliente)s?',
      'veja o que (?:dizem|falam)',
    ].flatMap(spread),
    unlessEarlier: DENIED,
  },
  {
    rule: 'heartfelt-praise',
    severity: 'blocks',
    phrases: [
      '(?:maravilhos|fantastic|perfeit|abencoad)[oa]s?',
      '(?:excelente|incrive|espetacula|sensaciona|excepciona|extraordinari)[a-z]{0,2}',
      'super recomendo',
      'recomendo (?:muito|demais|a todos|de olhos fechados)',
      'salv(?:ou|aram) (?:a )?(?:minha|meu)',
      'anjos?',
      'impecave(?:l|is)',
      'nunca (?:vi|fui) (?:tao|igual|nada)',
    ].flatMap(spread),
    isAbout: ({ kind }) => kind === 'testimonials',
  },
];

export const CARE: readonly PhraseRule[] = [
  {
    rule: 'lens-prescription',
    severity: 'blocks',
    phrases: [
      'sem (?:a |uma |nenhuma |precisar de |passar por )?(?:receita|prescricao|consulta|avaliacao|exame)s?(?: medic[ao])?',
      'nao (?:precisa|e preciso|exige|pede|exigimos|pedimos|necessita)(?: de| passar por)? (?:uma )?(?:receita|prescricao|consulta|exame|avaliacao)',
      'dispensa (?:a )?(?:receita|consulta|prescricao|avaliacao|exame)',
    ],
    onlySentence: /lente|colirio|oculos|grau/,
    unlessEarlier: DENIED,
    unlessSentence:
      /multa|sem exame, nao|nao (?:entreg|vend|fornec|compr|us|libera|faz)|nao da para|risco|perig|proibid|evite|problema|nenhuma lente|mesmo (?:a colorida|quem)/,
  },
  {
    rule: 'lens-prescription',
    severity: 'blocks',
    phrases: ['lentes? (?:[a-z]{3,12} ){0,2}(?:a pronta entrega|a venda|em promocao|em oferta)'],
    unlessEarlier: DENIED,
  },
  {
    rule: 'remote-diagnosis',
    severity: 'blocks',
    phrases: [
      `diagnostic(?:o|os|amos|ar|a|ado)[^.!?\\n]{0,30} ${FAR}`,
      `consultas? (?:[a-z]{2,16} ){0,3}${BY_MESSAGE}`,
      '(?:mande|envie|enviar|mandar) (?:uma |a |as )?fotos?[^.!?\\n]{0,24} olhos?',
      `(?:avaliacao|avaliamos|laudos?|receitas?) (?:[a-z]{2,12} ){0,2}${BY_MESSAGE}`,
    ].flatMap(spread),
    unlessEarlier: DENIED,
    unlessSentence:
      /marc|marq|agend|reserv|confirm|cancel|pedid|pecam?(?![a-z])|duvid|fale |combin|aprenda|revisao/,
  },
  {
    rule: 'machine-diagnosis',
    severity: 'blocks',
    phrases: [
      '(?:inteligencia artificial|assistente virtual|chatbot|robo|aplicativo)[^.!?\\n]{0,40} (?:diagnostic|detect|identific|prescrev|indica)[a-z]{0,5}',
      'diagnostico (?:por|com|de) (?:inteligencia artificial|ia|robo|aplicativo)',
    ].flatMap(spread),
    unlessSentence: /(?:^|[^a-z])(?:nao|nunca|nem)(?:[^a-z]|$)/,
  },
  {
    rule: 'insurance',
    severity: 'blocks',
    phrases: [
      'coberturas?',
      'cobr(?:em?|imos|ir|indo)',
      'cobert[oa]s?',
      'carencias?',
      'beneficiari[oa]s?',
      'rede (?:credenciada|conveniada|referenciada|de atendimento)',
      'segurad[oa]s?',
      'sinistros?',
      'apolices?',
      'planos? de saude',
      'seguros?.saude',
    ],
    unlessEarlier: /(?:^|[^a-z])(?:nao|nem|nunca)(?:[^a-z]|$)/,
    unlessAfter: /^ (?:o|a|os) olhos?/,
    isAbout: isOfPlans,
  },
];
