import { isOfPlans } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, WORDS } from './portuguese-words.ts';

// Hurry, prices and presents in words that are innocent elsewhere.

export const BROAD_TRADE: readonly PhraseRule[] = [
  {
    rule: 'sensation',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'nao espere (?:ficar|perder|piorar|cegar|enxergar|a visao|ate|mais um)',
      '(?:dia|momento|presente|decisao|escolha|investimento) mais (?:feliz|esperad|important|marcant|bonit|especia)[a-z]{1,2} (?:d[aeo]|que voce)',
      '(?:\\d{1,2} ?% |por cento )?off(?: em| na| no|!|$)',
      '(?:preco|valor|condicao|oferta) de (?:lancamento|inauguracao|aniversario|natal|amigo|black|outubro|pascoa)',
      '(?:inscreva-se|agende|garanta|chame|clique|corra|compre|reserve) (?:ja|agora|hoje|logo)',
      '(?:olha|olhem|atencao|alerta|urgente|imperdivel|corre|novidade)[!:] ~6 (?:vagas?|desconto|promoc|preco|oferta|condic|ultim|agend)[a-z]{0,4}',
      '(?:sem|nao perca) (?:perder )?(?:mais )?tempo[,:!] ~4 (?:agend|marq|oper|venh|garant)[a-z]{0,3}',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /pronto.socorro|urgencia|urgente (?:ir|procurar)|192|samu|subit|sintoma|descolamento|doer|palestra|inscric/,
  },
  {
    rule: 'price',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '\\d{1,2} ?x (?:sem|com|de|no|para|na)',
      '(?:cobramos|cobra|custa|sai|paga|pague|pagando) (?:caro|pouco|menos|barato|um preco|metade|so |bem menos|quase nada|muito menos)',
      'nao (?:e|custa|cobramos|sai|precisa ser) (?:tao )?car[oa]',
      '(?:preco|valor|custo)s? (?:que (?:cabe|voce pode|ninguem|surpreende)|imbativel|de (?:custo|fabrica|mercado)|abaixo|baixo|bom|justo|camarada|amig[oa]|acessivel|reduzido|menor)',
    ]),
    onlySentence:
      /cirurg|exame|laser|procedimento|oper[ae]|injec|retin|topograf|blefaro|refrativa|catarata|pterigio|lentes?(?![a-z])|oculos|armac|miopia|plastica|implante|oct/,
    unlessSentence: /pergunte|recepcao|convenio|nao compre|camelo/,
    isAbout: (content) => !isOfPlans(content),
  },
  {
    rule: 'tied-sale',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'paga[m]? (?:so |apenas )?(?:metade|meia|nada)',
      '(?:quem|voce que) (?:trouxer|indicar|operar|fechar|comprar|assinar|seguir|curtir|agendar|marcar|vier) ~8 (?:ganh|leva |paga (?:metade|menos|meia|so)|gratis|desconto|brinde|presente|cortesia|de graca|nao paga|concorre|recebe|bonus|sorte)[a-z]{0,4}',
      '(?:de|como|uma?|em) cortesia',
      '(?:mimos?|brindes?|surpresas?|presentinhos?|lembrancinhas?) (?:para|a|aos|de|especia|exclusiv|por)[a-z]{0,4}',
      '(?:na|pela|com a|a cada) compra d[aeo] ~8 (?:exame|consulta|avaliac|gratis|ganh|brinde|presente|por nossa conta|desconto|cortesia|leva)[a-z]{0,4}',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /(?:^|[^a-z])sus(?:[^a-z]|$)|convenio|estacionament|cafe|retorno|prefeitura|crianca/,
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    evenSo: true,
    phrases: meant(WORDS, [
      '(?:so|somente|apenas) n(?:este|esse|esta|essa|o|a) (?:fim de semana|final de semana|sabado|domingo|sexta|semana|mes|feriado|dia \\d{1,2})!',
      '(?:falta[m]?|resta[m]?) (?:so |apenas |poucas? |poucos |\\d{1,2} |muito pouco )+(?:horas?|dias?|minutos?|para acabar|vagas?|lugares) (?:para (?:acabar|terminar|encerrar|o fim|garantir|aproveitar)|com|nessa)',
      '(?:cegueira|doenca|glaucoma|perigo) ~4 (?:batendo|bate|ronda|espreita|a sua porta|na sua porta|te espera|vai te pegar|nao avisa e voce)',
      '(?:seus? olhos?|sua visao) ~2 (?:pedindo|pede[m]?|gritando|grita[m]?|implor[a-z]{1,4}|clam[a-z]{1,4}) ~1 (?:socorro|ajuda|por)',
      '(?:comeca|comecam) (?:com|por|n[ao]|pel[ao]) (?:uma |um )?(?:boa visao|novo olhar|bons olhos|nova visao|olhar)',
      '(?:ultima|unica|grande) (?:chamada|virada|cartada|oportunidade do ano)',
    ]),
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'antes que (?:o |a |seu |sua |outro |outra |alguem )?(?:seu |sua )?(?:lugar|vaga|horario|preco|desconto|agenda|pessoa|paciente|mes|ano|prazo)',
      '(?:deixar|deixou|deixa|quem deixa) para (?:depois|amanha|ano que vem) ~4 (?:pode|vai|nunca|perde|cega|arrepende|tarde)[a-z]{0,2}',
      '(?:o mundo|a vida|um mundo|as cores|a paisagem) (?:esta |estao )?(?:te |lhe )?(?:espera|esperando|chama|chamando|te espera)',
      '(?:o que|que) (?:te |lhe )?(?:falta|impede|segura) (?:para|de)',
      '(?:maluc[oa]s?|imperdive(?:l|is)|arrasador(?:a|es)?|explosiv[oa]s?|bombastic[oa]s?|avassalador(?:a|es)?)',
    ]),
    unlessSentence: /pronto.socorro|urgencia|192|sintoma|lente|frasco/,
  },
  {
    rule: 'price',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'parcelinhas?',
      'promociona(?:l|is)',
      '(?:so|por|apenas|somente|custa|sai) (?:a |por |so )?(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento|duzentos|trezentos|quatrocentos|quinhentos)(?: e [a-z]{2,8}){1,4}(?! (?:minutos|dias|anos|pessoas|horas|vezes|pacientes|gotas|graus))',
      '<number> (?:reais )?(?:mensa(?:l|is)|por mes|por olho|cada olho|a sessao|o exame|a caixa|o par)',
    ]),
    onlySentence:
      /cirurg|exame|laser|procedimento|oper[ae]|injec|retin|topograf|blefaro|refrativa|catarata|pterigio|lentes?(?![a-z])|oculos|armac|miopia|plastica|implante|campo visual|mapeament/,
    isAbout: (content) => !isOfPlans(content),
  },
  {
    rule: 'tied-sale',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'descontos? (?:progressiv|em cascata|em dobro|acumula|cumulativ)[a-z]{0,3}',
      'quanto mais ~4 (?:menos|mais) (?:voce )?(?:paga|ganha|economiza|desconto)',
      '(?:ganh|receb|lev|val)[a-z]{1,3} ~4 (?:de |em )?(?:creditos?|cashback|bonus|de volta em)',
      '(?:mande|manda|traz|traga|indique|chame|convide) ~2 (?:amig[oa]s?|parente|vizinh[oa]|colega|conhecid[oa]) e ',
    ]),
    unlessEarlier: DENIED,
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:promoc(?:ao|oes)|promos?)(?! d[ae] (?:saude|visao))',
      '(?:n[ao]s )?(?:proxim|ultim)[oa]s (?:\\d{1,3}|vinte e quatro|poucas|quarenta e oito) (?:horas|minutos)(?=!|,| para| com)',
      'nao deixe (?:a |o |que a |que o )?(?:cegueira|catarata|glaucoma|doenca|medo|miopia|grau) (?:destru|roub|acab|estrag|venc|tir|lev|atrapalh|limit|control|te )[a-z]{0,4}',
      'amanha (?:pode|talvez|ja|sera|vai) (?:ser|estar|nao|tarde|voce)',
      '(?:chocando|chocou|assombrando|impressionando|surpreendendo|assustando|abalando|revolucionando|enlouquecendo) (?:o|a|os|as|todo|medic|oftalm|intern|brasil|mund)[a-z]{0,12}',
      'se voce nao se (?:cuidar|tratar|operar|mexer|prevenir) (?:hoje|agora|ja|logo|a tempo)?',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /pronto.socorro|192|sintoma|nao faz promoc/,
  },
  {
    rule: 'tied-sale',
    severity: 'blocks',
    phrases: ['sorte(?:ando|aremos|ada|ado|ados|adas|io|ios)'],
    unlessEarlier: DENIED,
    unlessSentence: /estudo|pesquisa|grupos|nao (?:faz|fazemos|ha)/,
  },
];
