import { isOfPlans, type LintedContent } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, WORDS } from './portuguese-words.ts';

// What is offered, in a hurry, at which price, with which present, whatever the words.

const PROCEDURE =
  /cirurg|exame|laser|procedimento|aplicac|injec|operac|oper[ae](?![a-z])|operar|operad|miopia|mapeamento|topografia|retinografia|paquimetria|gonioscopia|campo visual|blefaro|refrativa|catarata|pterigio|(?:^|[^a-z])oct(?:[^a-z]|$)|tomografia|biometria|ultrassom|lentes?(?![a-z])|oculos|armac|colirio|crosslink|implante|plastica|transplante|yag|check.?up|ptose|palpebra|estrabismo|ceratocone|tonometria/;
const isConsultation = ({ kind, slug }: LintedContent) =>
  kind === 'services' && slug === 'consultas-oftalmologicas';
const priced = (content: LintedContent) => !isOfPlans(content) && !isConsultation(content);

const URGENT =
  /pronto.socorro|urgen|dor |doer|perda|subit|192|imediat|samu|sintoma|vermelh|pancada|quimic|sinal|descolamento|flashes|claroes/;

export const TRADE_MEANT: readonly PhraseRule[] = [
  {
    rule: 'price',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<number> (?:mil )?reais',
      '<number> (?:por mes|mensais|cada olho|por olho|de entrada|no pix|a vista|o par)',
      '(?:de|era) (?:r\\$ ?)?\\d[\\d.,]{1,8} (?:por|agora|e agora) (?:apenas |so |somente )?(?:r\\$ ?)?\\d[\\d.,]{1,8}',
      '(?:por|sai(?:ndo)? (?:a|por)|custa[m]?|so|apenas|somente|desde|pagando|a partir de) (?:so |apenas |somente )?(?:(?:<number> )?mil|cem|cento|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos)(?: e <number>)?(?! ?(?:pess|pacien|pont|vez|hora|dia|ano|olho|crian|cas|foto|fibra|celul|metro|<number>))',
      '(?:tabela|lista) de precos',
      '(?:precos?|valor(?:es)?|custos?|investimento)(?: d[aeo]s?)? ~4 (?:de |e |: ?)?\\d{2,5}(?:[.,]\\d{2,3})?',
      '(?:por|so|apenas|custa|sai) (?:so |apenas |somente |por )?\\d{2,5}(?:[.,]\\d{2,3})?(?! ?(?:horas?|dias?|min|mes|seman|anos?|seg|%|vezes|gotas?|ml|mm|pont|pess|pacien|metr|de |graus?|cm|casos|x|vagas|lentes|perguntas))',
      '<service> (?:por )?\\d{2,4}(?:,\\d\\d)?(?! ?(?:horas?|dias?|min|mes|seman|anos?|%|vezes|gotas?|graus?))',
    ]),
    onlySentence: PROCEDURE,
    unlessSentence:
      /multa|fiscal|estacionament|taxi|onibus|consulta (?:particular )?(?:custa|e de|sai)|valor da consulta|(?:artigo|resolucao|lei|decreto) (?:n|\d)/,
    isAbout: priced,
  },
  {
    rule: 'price',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'parcel(?:amos|e|ado|ada|ados|amento|ar|adinho|am)',
      'parcelas? ~2 (?:de|a partir|que|fixas?|sem|pequen|iguais|mensais|no)',
      '\\d{1,2} ?(?:x|vezes) (?:sem juros|de |no cartao|no boleto|fixas)',
      '\\d{1,2}x',
      '(?:<number>|\\d{1,2}) (?:vezes|parcelas?|prestac(?:ao|oes)|mensalidades?)(?: sem juros| no cartao| no boleto| iguais)?(?! (?:ao|por|na|no|a cada))',
      '(?:divid[a-z]{1,4}|pag[a-z]{1,3}|facilit[a-z]{1,4}|financi[a-z]{1,6}) (?:[a-z]{1,9} ){0,3}(?:em ate|no boleto|no carne|no cartao em|a perder de vista|aos poucos|do seu jeito|suave[a-z]{0,5})',
      '(?:menor(?:es)?|melhor(?:es)?|baixos?|bo[nm]s?|otimos?|imbative(?:l|is)|super) precos?',
      'precos? ~3 (?:popular(?:es)?|acessive(?:l|is)|baix[oa]s?|imbative(?:l|is)|especia(?:l|is)|promociona(?:l|is)|camaradas?|justos?|que cabe|cabe|de custo|reduzidos?|a partir|menor(?:es)?|unicos?|de banana|economicos?|bom|bons|baixinhos?|inacreditave(?:l|is)|pela metade|de inauguracao)',
      '(?:cabe[m]?|cabendo) (?:no|em) (?:seu |sua |no )?(?:bolso|orcamento)',
      '(?:custa|sai|fica|paga)[m]? (?:menos|so|apenas|pouco|barat|baratinho|uma bagatela|quase nada|por menos|a partir)[a-z]{0,3}',
      'valor(?:es)? ~1 (?:acessive(?:l|is)|popular(?:es)?|promociona(?:l|is)|especia(?:l|is)|reduzidos?|simbolicos?|socia(?:l|is)|imperdive(?:l|is)|justos?|diferenciados?|que cabe)',
      '(?:barat[oa]s?|baratinh[oa]s?|mais em conta|economize|economia de|pela metade do preco|metade do preco|precinho|descontao|pechincha)',
    ]),
    onlySentence: PROCEDURE,
    unlessEarlier: DENIED,
    unlessSentence:
      /informad|recepcao|orcamento por escrito|pergunte|depende|convenio (?:paga|cobre)|camelo|barat[oa]s? (?:nao|podem|pode|demais)|(?:consulta|visita)[^.!?]{0,40}(?:em duas|no cartao|cartao)|de sol barat/,
    isAbout: priced,
  },
  {
    rule: 'tied-sale',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<service> ~6 <free>',
      '<free> ~4 <service>',
      '(?:ganhe|ganha|ganham|ganhou|ganhar|concorr[ae]|concorrer|concorrendo|presenteamos|presentear|sorteamos|damos) ~6 (?:<service>|kits?|estojos?|brindes?|premios?|descontos?|vouchers?|vale|mimos?|presentes?|bonus|cupo(?:m|ns)|dez por cento|\\d{1,2} ?%)',
      '(?:receba|recebe|recebem|leva|leve|levam) (?:<service>|[a-z]{2,10}) ~3 (?:de brinde|de presente(?! para)|gratis|de graca)',
      '(?:receba|recebe|recebem|leva|levam) ~3 (?:brindes?|presentes?|descontos?|vouchers?|mimos?|kits?|estojos?|cashback|bonus|cupo(?:m|ns))',
      '(?:leve|leva|compre|pague) ~5 (?:e )?(?:pague|leve|paga|ganhe) ',
      '(?:\\d|dois|duas|tres|quatro|cinco) ~2 pel[oa] (?:valor|preco) d[eo]',
      'nao (?:pague|paga|pagam) ~2 (?:consulta|exame|avaliac|retorno|primeir|segund|nada)[a-z]{0,3}',
      '(?:primeir|segund|terceir|quart|quint|decim)[oa] ~3 (?:gratis|nao (?:e|sera) cobrad[oa]|por nossa conta|sai de graca|com desconto|pela metade|e nossa|e por conta)',
      '<service> ~3 de (?:presente|brinde)',
      '(?:sai|vai|vem|entra|fica)[m]? (?:de |como |por )?(?:brinde|graca|cortesia|nossa conta)',
      '(?:concorra|sorteio|sorteada|sorteado|rifa|concurso (?:cultural|de)|promocao cultural|gincana)',
      '(?:marque|marca|chame|indique|convide|traga|indicou|indicar|indica) ~4 (?:amig[oa]s?|familia|vizinh[oa]s?|parentes?|conhecid[oa]s?|colegas?|mae|pai) ~9 (?:ganh|receb|desconto|gratis|de graca|cobrad|bonus|leva|particip|concorr|sorte|presente|pag|premi|lev|brinde)[a-z]{0,5}',
      '(?:curta|curte|siga|compartilhe|comente) ~8 (?:ganh|concorr|sorte|premi|particip|presente|brinde)[a-z]{0,4}',
      '(?:cliente|cartao|programa|clube|plano) (?:de )?(?:fidelidade|vantagens|indicacao|pontos|beneficios|amigo)',
      '(?:junte|acumule|troque|some|ganhe) ~2 pontos',
      'pacotes? (?:familia|promociona(?:l|is)|complet[oa]s?|verao|casal|vip|especia(?:l|is)|premium|fechad[oa]s?|(?:com|de) ~3 <service>)',
      '(?:ela|ele|acompanhante|mae|pai|filhos?|filhas?|amig[oa]|segund[oa]|outr[oa]|esposa|marido|irma[o]?|avo) (?:[a-z]{2,6} )?(?:nao paga|entra de graca|ganha|e gratis|sai de graca|e por nossa conta)',
      'sa(?:ia|i|ira) (?:daqui )?com ~2 (?:oculos|lente|premio|brinde|presente|armacao|desconto)(?: nov[oa])?',
      'participe (?:d[aeo]s?|da nossa|do nosso) (?:nossa |nosso )?(?:promoc|sorteio|concurso|campanha e (?:ganhe|concorra)|desafio|gincana)[a-z]{0,4}',
      '(?:seguidor(?:es|as?)?|aniversariantes?|primeir[oa]s (?:\\d{1,3}|dez|vinte|cinquenta|inscritos|a chegar)|clientes novos|novos pacientes|quem (?:seguir|curtir|comentar|compartilhar|chegar primeiro)) ~6 (?:desconto|gratis|ganh|por cento|%|presente|brinde|mimo|cortesia|de graca|nao paga|free)[a-z]{0,3}',
      'comb(?:o|os|inho)',
      '(?:vale|cartao|cheque).presente',
      'vouchers?',
      'cupo(?:m|ns)',
      '(?:descontos?|bonus|abatimento|\\d{1,2} ?% (?:off|de desconto|a menos)) ~8 (?:se voce|(?:para )?quem (?:oper|fech|compr|indic|assin|traz|troux|segu|contrat)[a-z]{1,4}|ao (?:fechar|fazer|operar|comprar|indicar|contratar|assinar)|na compra|se (?:operar|fechar|comprar|fizer|indicar|trouxer|levar)|na otica|na segunda|no segundo|nos oculos|para seguidor[a-z]{0,2})',
      '(?:operou|comprou|fechou|assinou|indicou|feche (?:a cirurgia|o pacote|o plano|com|negocio|hoje|agora)|fechando|operando|comprando|assinando|contratando|fazendo|quem operar|quem fechar|quem comprar|quem agendar|quem marcar|quem fizer|quem trouxer|quem assinar) ~7 (?:ganh|leva |leve |desconto|sai |brinde|gratis|graca|cortesia|nao pag|receb|presente|inclus|bonus|abat)[a-z]{0,4}',
      'mutir(?:ao|oes) ~4 (?:gratis|gratuit|de graca|com exame|de (?:catarata|cirurgia|exame|visao))[a-z]{0,3}',
      '(?:consorcio|carne|rifa|leilao)[a-z]{0,2} ~1 (?:d[aeo]|para|cirurgia)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /(?:^|[^a-z])sus(?:[^a-z]|$)|maternidade|posto(?: de saude)?|prefeitura|municipi|escolas?|palestra|medalha|estacionament|wi.?fi|retorno|volta em|trinta dias|obrigatori|por lei|governo|rede publica|aplicativo gratuito|gaze|(?:nao|nunca|nem) (?:faz|da|oferec|sorte|distrib|damos|fazemos)/,
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:restam|resta|sobraram|sobram|temos|ha|sao) (?:so|apenas|somente|poucas?|poucos|as ultimas|os ultimos|ainda) ~2 (?:vagas?|horarios?|lugares)',
      '(?:so|apenas|somente|pouquissim[oa]s|pouc[oa]s) (?:restam |sobraram |temos |ha )?(?:\\d{1,2} |duas |tres |cinco |dez |as ultimas )?vagas',
      'vagas? (?:[a-z]{2,6} )?(?:voando|acabando|se esgot|esgotando|esgotad|contadas|limitad|quase|saindo|relampago|unic|contad|reduzid|disputad|exclusiv)[a-z]{0,4}',
      'agenda ~3 (?:acabando|lotando|enchendo|fechando|voando|lotada|quase)',
      '(?:so|somente|apenas|valido|valida|e so) (?:ate|hoje|amanha|esta semana|nesta? (?:mes|sabado|semana|sexta|feriado|fim)|por (?:tempo|poucos|hoje)|durante|para os primeiros|para as primeiras|quem correr)',
      'antes que (?:acabe|termine|seja tarde|esgote|as vagas|a promoc|alguem|suba|o preco|virem?)[a-z]{0,3}',
      '(?:pode|vai) ser (?:muito )?tarde(?: demais)?',
      'ultim[oa]s? (?:dias?|horas?|chances?|oportunidades?|semanas?|lugares|horarios|chamada|unidades|convites) ~2 (?:para|de|do|da|com|antes|no|na|!|$)',
      '(?:oportunidade|chance) ~3 (?:esperava|esperando|unica|imperdivel|chegou|sua vida|ouro|rara|perder|passar|faltava)',
      '(?:unica|ultima|rara|grande|imperdivel|sua) (?:oportunidade|chance) (?:de|para|d[eao] ano|que|do)',
      '(?:voce|seus olhos|sua visao) (?:[a-z]{2,6} )?(?:esta|estao|pode estar) (?:ficando|perdendo|indo|morrendo) (?:ceg|a visao|embora|sem|aos poucos)[a-z]{0,3}',
      'se (?:voce )?nao (?:operar|vier|marcar|agendar|tratar|cuidar|agir|fizer) (?:[a-z]{2,7} )?(?:agora|hoje|ja|logo|rapido)',
      '(?:voce )?nao vai acreditar',
      '(?:chocante|assustador|bombastic|inacreditave|arrepiante|apavorante|estarrecedor|polemic|impressionante)[a-z]{0,3}',
      '(?:o|um|este|grande|maior) segredo (?:que|d[aeo]s? ~1 (?:olh|visao|juventude|quem)|por tras|revelad)[a-z]{0,3}',
      '(?:o que|a verdade que) ninguem (?:te |lhe )?(?:conta|contou|fala|diz|mostra|quer)',
      '(?:mude|mudar|mudamos|transforme|transformar|transformamos|revolucione|repagine|turbine) ~1 (?:de vida|vida|visao|olhar|olhos|rosto|rotina|historia|autoestima|mundo)',
      '(?:muda|transforma|mudou|mudam|transformou|revoluciona) (?:a )?(?:sua|seu|tua) (?:vida|visao|olhar|olhos|rosto|rotina|historia|autoestima|mundo)',
      '(?:realiz[a-z]{1,4}|viva|viver|conquist[a-z]{1,4}|concretiz[a-z]{1,4}) ~2 sonhos?',
      'sonho de (?:enxergar|ver|viver|acordar|larg|se livr|ficar|ter|nao usar|deixar)[a-z]{0,3}',
      'imagin[ea](?:-se)? (?:[a-z]{2,6} )?(?:acord|viv|ver|vend|enxerg|sua vida|poder|nunca|larg|nao precis|sem)[a-z]{0,4}',
      '(?:feirao|feiroes|liquidac(?:ao|oes)|queima (?:de|total)|saldao|outlet|esquenta|descontao|mega.?oferta|super.?oferta|ofertaco|ofertao|oferta|black|cyber|arrasao|festival)[a-z]{0,4}(?: d[aeo]| relampago| imperdivel| especial|!|,| friday| week)',
      '(?:semana|mes|dia) (?:do (?:cliente|consumidor)|maluc[oa]|relampago|da loucura|das ofertas|de ofertas)',
      '(?:promoc(?:ao|oes)|promos?) (?!da saude|de saude|da visao|a saude)',
      '(?:condic(?:ao|oes)|precos?|valor(?:es)?|descontos?) (?:mais que |super |muito )?(?:especia|incrive|imperdive|unic|exclusiv|absurd|relampago|inacreditave|maluc|arrasador)[a-z]{0,4}',
      '(?:esta|essa|nossa|a) (?:condicao|promocao|oferta) ~3 (?:termina|acaba|vale|vai ate|encerra|expira|nao volta|e por)',
      'aproveite ~3 (?:acabe|promoc|oferta|oportun|semana (?:d|de)|enquanto|desconto|vagas|condic|precos?|valor|black|mes d)[a-z]{0,6}',
      '(?:garanta|reserve|agende|marque|corra|chame|clique|venha|peca|inscreva-se|compre|fale) ~5 (?:agora mesmo|correndo|antes que|hoje mesmo|voando|ja(?:!|$)|enquanto (?:ha|tem|dura)|sem perder tempo|imediatamente)',
      '(?:corra|corre),? (?:que|porque|pois|para nao|para garantir|agend|garant|e (?:agend|garant|marq)|ainda)[a-z]{0,3}',
      'nao (?:deixe|perca|fique|adie|perde|da para|vai) ~2 (?:de fora|passar|chance|esta|essa|oportunidade|mais (?:nenhum|um) (?:dia|minuto)|perder|promocao|evento|dormindo)',
      'nao deixe para (?:amanha|depois)',
      '(?:agora ou nunca|ultima chamada|contagem regressiva|so falta voce|ta acabando|esta acabando|estao acabando|esgotando|quase esgotad[oa]s?|esgotando-se|voando baixo|partiu consulta|bora (?:cuidar|agendar|marcar|enxergar))',
      'vagas? ~3 (?:indo embora|se indo|sumindo|saindo rapido|acabam|acabaram|terminando|evaporando)',
      '(?:o que|quem|que) (?:voce )?(?:esta|ta) esperando',
      '(?:viva|experimente|sinta|descubra|desperte|reencontre) (?:a |o |um |uma )(?:experiencia|sensacao|magia|emocao|prazer|novo olhar|nova visao|mundo|poder|liberdade|alegria)',
      '(?:um|seu|o) novo (?:olhar|voce|comeco|jeito de ver)',
      '(?:voce|seus olhos|sua visao|sua familia|seu olhar) (?:merece|merecem) (?:isso|esse|essa|um|uma|mais|ser|o)',
      '(?:presenteie|presentei|de a si mesm[oa]|se de) (?:[a-z]{2,6} )?(?:com |de )?(?:um |uma )?(?:nova visao|visao|olhar|presente|cirurgia)',
      '(?:so|apenas) (?:mais )?(?:\\d{1,2}|um|dois|tres|quatro|cinco|poucos|alguns) dias? (?:de|para|da|com)',
      '(?:aproveite|aproveita|nao perca|corra para|garanta|participe) (?:[a-z]{1,10} ){0,4}(?:promoc|oferta|descont|condic|black|campanha relampago|oportunidade|sorteio|precos? )[a-z]{0,5}',
      '(?:milagr|inacreditav|fantastic|sensaciona|espetacula|extraordinari|impressionant|surpreendent|incriv)[a-z]{1,4} (?:resultado|transformac|mudanca|cirurgia|tecnica|tratamento|novidade|condic|oferta|visao)[a-z]{0,4}',
      '(?:fila|procura|demanda|agenda) (?:esta )?(?:enorme|gigante|disputad[oa]|insana|crescendo|concorrid[oa])',
      '(?:chegou|chegando|esta chegando|vem ai) ~2 (?:hora de|momento de|seu dia|grande dia|novidade|oportunidade|feirao|semana)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: new RegExp(
      `${URGENT.source}|inscric|palestra|recepcao|funciona|atend[a-z]{1,4} (?:so|somente|ate)|(?:fecha|abre|aberta)|sem tratamento|promoc(?:ao|oes) d[ae] saude|horarios? d[oa] (?:dia|manha|tarde|semana)|gotas?|pinga|frasco|receita vale|lente|confirme|remarc`,
    ),
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    evenSo: true,
    phrases: meant(WORDS, [
      '(?:voce|e voce)(?: ja)? (?:esta|pode estar) (?:ficando ceg[oa]|perdendo a visao) e (?:nao|nem)',
      '(?:vai|quer) (?:mesmo )?(?:perder|ficar de fora|deixar passar) (?:essa|esta|a) (?:oportunidade|chance|promocao|oferta)',
      'nao deixe para (?:amanha|depois),? (?:pode|amanha|porque)',
    ]),
  },
];
