import { isOfPlans } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, SOURCED, WORDS } from './portuguese-words.ts';

// Figures and studies without a source, and devices with powers, whatever the words.

export const FIGURES_MEANT: readonly PhraseRule[] = [
  {
    rule: 'figure',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<number> por cento',
      '<number> (?:em|de|entre|a) cada <number>',
      '(?:um|dois|tres|quatro) (?:tercos?|quartos?|quintos?|decimos?) d[aeo]s? ~1 <people>',
      '(?:metade|a grande maioria|quase totalidade|praticamente tod[ao]s?|quase tod[oa]s) (?:d[aeo]s? |os |as )(?:[a-z]{3,9} )?<people>',
      '(?:maioria esmagadora|esmagadora maioria|maioria absoluta|imensa maioria)',
      '(?:milhoes|milhares|centenas|dezenas) de (?:[a-z]{3,9} )?(?:<people>|consultas|exames|atendimentos|procedimentos|brasileir[oa]s|avaliac(?:ao|oes))',
      '(?:<number>|\\d{1,3}(?:[.,]\\d{1,3})?) (?:mil(?:hao|hoes)? )(?:de )?(?:<people>|consultas|exames|atendimentos|procedimentos|lentes)',
      '(?:mais|cerca|perto|acima|quase) (?:de )?(?:<number>|\\d{1,3}(?:[.,]?\\d{3})?|mil) (?:mil )?(?:<people>|consultas|exames|atendimentos|procedimentos|implantes|lentes)',
      '(?:ja )?(?:atendemos|operamos|realizamos|fizemos|ajudamos|cuidamos de|tratamos|examinamos|passaram por aqui) ~3 (?:\\d{2,6}|\\d{1,3}\\.\\d{3}|<number>) (?:mil )?(?:<people>|consultas|exames|vidas|mil|atendimentos|procedimentos|clientes|implantes)',
      '\\d{1,3}\\.\\d{3} (?:<people>|consultas|exames|atendimentos|procedimentos|clientes|vidas)',
      '(?:taxa|indice|percentual) de (?:sucesso|satisfacao|cura|acerto|aprovacao|exito|melhora|complicac)[a-z]{0,3}',
      '(?:estudos?|pesquisas?|ciencia|cientistas|pesquisadores|especialistas|evidencias|literatura) (?:[a-z]{2,12} ){0,3}(?:comprov|prov(?:a|am|ou|aram)|mostr|demonstr|confirm|dizem|diz|revel|garant|afirm|atest|apont|indic|conclu|sugere)[a-z]{0,4} ',
      '(?:cientificamente|clinicamente|comprovadamente) (?:comprovad|provad|testad|demonstrad|eficaz|superior|efica)[a-z]{0,3}',
      'comprovad[oa]s? (?:cientificamente|clinicamente|pela ciencia|em estudos?|por (?:estudos?|pesquisas?|cientistas))',
      '(?:mostram|comprovam|provam|dizem|revelam|confirmam) (?:os |as |varios |diversos |muitos )?(?:estudos|pesquisas|cientistas|pesquisadores|dados|numeros)',
      '(?:respond[a-z]{1,4}|respostas?|retorn[a-z]{1,4}|atend[a-z]{1,4}) (?:[a-z]{1,10} ){0,3}(?:em|menos de|ate) (?:ate |menos de )?(?:<number>|\\d{1,3}) (?:minutos?|segundos?)',
      '(?:dobr[a-z]{1,4}|triplic[a-z]{1,4}|duas vezes|tres vezes|cinco vezes|dez vezes|\\d{1,2} vezes) (?:mais|maior|menos|menor|o risco|a chance)(?! ao| por| de| d[oe] frasco)',
    ]),
    unlessEarlier: new RegExp(`${DENIED.source}|colirio[^.]{0,20}$`),
    unlessAfter: /^ (?:frascos?|dias?|horas?|mes|meses|semanas?|gotas?|lentes|anos?|minutos?)/,
    unlessSentence: new RegExp(
      `${SOURCED.source}|desconto|juros|umidade|contraste|brilho|zoom|bateria|metade (?:da|do|de) (?:forca|lente|frasco|dose|comprimido)|bastonetes|cones|fibras|neuronios|pixel|celulas|pontos da|(?:^|[^a-z])uv|raios|palestra|inscrit`,
    ),
    isAbout: (content) => !content.hasSources && !isOfPlans(content),
  },
];

const NEWEST =
  '(?:de ponta|de ultima geracao|inovador(?:a|es|as)?|revolucionari[oa]s?|exclusiv[oa]s?|superior(?:es)?|avancad[oa]s?|avancadissim[oa]s?|ultramodern[oa]s?|supermodern[oa]s?|modern[oa]s?|modernissim[oa]s?|top|premium|importad[oa]s?|futurist[a-z]{1,2}|poderos[oa]s?|sofisticad[oa]s?|diferenciad[oa]s?|impressionantes?|incrive(?:l|is)|inedit[oa]s?|pioneir[oa]s?|superprecis[oa]s?|ultraprecis[oa]s?|de alta (?:performance|precisao|definicao|tecnologia)|de altissim[oa] [a-z]{4,12}|alem[a-z]{1,2}|alemaes|american[oa]s?|suic[oa]s?|japones[a-z]{0,2}|israelense|de primeiro mundo|d[ae] nasa|de cinema|de outro mundo|inteligentes?|unic[oa]s?|imbative(?:l|is)|infalive(?:l|is)|sem igual|campe(?:ao|a)|state of the art|high.tech|perfeit[oa]s?|sem precedentes)';

export const DEVICES: readonly PhraseRule[] = [
  {
    rule: 'device',
    severity: 'blocks',
    phrases: meant(WORDS, [
      `<device> (?:[a-z]{2,12} ){0,2}${NEWEST}`,
      '(?:o|a|os|as|noss[oa]s?|um|uma) <device> mais (?:[a-z]{4,8} e )?(?:modern|avancad|potent|precis|complet|rapid|poderos|sofisticad|inovador|tecnologic|confiave|famos|desejad|car[oa]|evoluid|inteligent|atual|exat|respeitad|premiad|cobicad|segur)[a-z]{0,4}',
      '(?:mais|maior|melhor) (?:modern[oa]s?|avancad[oa]s?|potentes?|precis[oa]s?|precisao|tecnologic[oa]s?|sofisticad[oa]s?|poderos[oa]s?) (?:que existe|do mercado|da atualidade|d[ao] (?:mundo|brasil|regiao|estado|pais|cidade)|que ha|ja (?:criad|feit|vist|lancad)[oa]|para os seus|e )',
      '<device> ~3 (?:que )?(?:ninguem mais|nenhum[a]? outr[oa]|so (?:nos|aqui|a nossa)|(?:nao|nunca) (?:erra|falha|deixa passar)|enxerga[m]? (?:o que|tudo|alem)|ve o que|veem o que|mostra[m]? o que (?:os outros|ninguem|nenhum)|detecta[m]? (?:tudo|qualquer|antes)|descobre[m]? (?:tudo|qualquer|antes)|ve (?:tudo|alem))',
      '<device> tao (?:potente|precis|modern|avancad|poderos|sofisticad|nov|complet|rapid|sensive)[a-z]{0,3}',
      'tecnologias? (?:alema|americana|japonesa|suica|europeia|importada|israelense|d[ae] nasa|de cinema|de primeiro mundo|aeroespacial|militar|espacial|de foguete|do futuro|que (?:so|nenhum|ninguem|revoluc|encant|impress|transform))',
      '(?:futuro|revolucao|vanguarda|nova era|fronteira|topo|auge) (?:d[ao]|n[ao]|em|que) ~2 (?:oftalmologia|visao|medicina|exames?|olhos|tratamentos?|cirurgias?|cuidado|tecnologia|saude)',
      'revolucion(?:a|ou|am|ando|aria|ario|arias|arios|ar)',
      '(?:parque|arsenal|aparato|investimento) tecnologico',
      '(?:que|e) (?:nao existe|nao ha|nao tem|nao se encontra|ninguem tem|ninguem mais tem|nenhum[a]? (?:outr[oa]|clinica|medico|lugar|exame|aparelho|equipamento)) ~3 (?:em outro|em outra|igual|por aqui|n[ao] (?:regiao|cidade|estado|brasil|pais|interior)|mostra|ve|faz|tem|oferece|possui|consegue|comum|capta|alcanca|detecta)[a-z]{0,3}',
      '<device> (?:[a-z]{2,12} ){0,2}(?:do mundo|do planeta|do mercado|da atualidade|da america latina|de padrao internacional|de nivel mundial|d[aeo]s grandes centros|de (?:primeira|ultima) linha|do momento)',
      '(?:topo|apice|auge|nata|ponta|vanguarda|crista|maximo|suprassumo|que ha de melhor|creme) d[aeo]s? (?:tecnologia|inovacao|equipamentos?|medicina|oftalmologia|diagnostico|modernidade)',
      '(?:tecnologi[a-z]{1,3}|equipament[a-z]{1,3}|aparelh[a-z]{1,3}|lasers?|inovac(?:ao|oes)) (?:[a-z]{2,12} ){0,2}(?:de ponta|de ultima|mais (?:modern|avancad|nov|atual|precis)[a-z]{1,2}|sem igual|unic[oa]s?|exclusiv[oa]s?|de excelencia|revolucionari[oa]s?|disruptiv[oa]s?|de vanguarda|ao seu alcance|incomparave(?:l|is))',
      '(?:ultra|super|hiper|mega)(?: |-)?(?:modern|precis|potent|avancad|tecnologic|rapid|sofisticad)[a-z]{1,3}',
      '(?:a tecnologia|tecnologia) (?:mais|que (?:mudou|muda|revoluc|transform|faltava|voce merece|faz milagre))[a-z]{0,6}',
      '(?:mais preciso|mais modern[oa]|mais avancad[oa]|mais potente|mais complet[oa])s? (?:d[aeo]s?|que) (?:mundo|brasil|mercado|regiao|cidade|estado|pais|planeta|existe|ha|todos|outros|interior|categoria)',
      'mais alta (?:precisao|tecnologia|resolucao|definicao|qualidade)',
      'de (?:dar|causar|fazer) inveja',
      '<device> que (?:todo|qualquer|todos os|muitos) (?:medic[oa]s?|oftalmologistas?|cirurgi(?:ao|oes)|clinicas?) (?:gostari|sonh|quer|desej|invej)[a-z]{0,4}',
      '(?:lancamento|novidade|tendencia|exclusividade) (?:mundial|exclusiv[oa]|internacional|na regiao|no brasil|inedit[oa])',
      '(?:primeir[oa]|unic[oa]) (?:<apparatus>) (?:[a-z]{2,12} ){0,2}(?:d[aeo]|n[ao]|em|capaz|que)',
      '(?:acab(?:ou|amos|a) de chegar|recem.chegad[oa]|vind[oa] direto|trouxemos) (?:[a-z]{1,9} ){0,3}(?:alemanha|eua|estados unidos|japao|europa|suica|exterior|israel|mundo)',
      'precisao (?:absoluta|total|maxima|incomparavel|inigualavel|sem igual|unica|milimetrica|cirurgica|impressionante|nunca vista|de (?:cem|99|100|laser))',
      '(?:capacidade|poder|potencia|desempenho|performance|qualidade) (?:superior|unic[oa]|incomparavel|sem igual|inigualavel|maior que|que nenhum)',
      '(?:alta|altissima|ultima|moderna|maxima) (?:tecnologia|precisao tecnologica)',
      '(?:supera|superam|ganha de|deixa para tras|vence) (?:[a-z]{2,6} )?(?:qualquer outr[oa]|tod[oa]s? os? (?:outr|demais)|os (?:outros|demais) (?:aparelho|equipamento|exame))[a-z]{0,3}',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /nao e (?:sempre|melhor)|aparelho (?:auditivo|ortodontico|celular)|celular|(?:cronologia|historia) d|pressao (?:maior|superior)|palpebra superior|assistiv|laudo (?:mais )?antig|mais (?:usad|comum|indicad)/,
  },
];
