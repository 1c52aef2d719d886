import { isOfPlans } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, WORDS } from './portuguese-words.ts';

// Care without a doctor: lenses, messages, machines; words of insurance and titles, whatever the words.

const TOOK =
  '(?:receitas?|prescric(?:ao|oes)|consultas?|exames?|avaliac(?:ao|oes)|medic[oa]s?|oftalmologistas?|oftalmo|burocracia|ida ao (?:medico|oftalmologista|consultorio))';
const SELLING = /(?:^|[^a-z])(?:lentes?|colirios?|oculos|grau|gelatinosas?|coloridas?)(?:[^a-z]|$)/;
const RULES_OF_LENSES =
  /multa|tire as|nao (?:entreg|vend|fornec|libera)|risco|perig|proibid|evite|problema|nenhuma lente|mesmo (?:a colorida|quem|que)|exige|(?<!nem |nao )precisa (?:de|ter|ser|marcar|passar)|precisam de|so com|somente com|depois d[ao] (?:exame|consulta|avaliac|adaptac)|com receita|receita em dia|traga|nao (?:vend|compr|empreste|use|da |de para|devem|deve|pode|e possivel|ha como)|nunca|ferir|machuc|infecc|antes d[eo] (?:exame|cirurgia)|avise|marque|pela medica|sem exame, nao|ilegal|caixa das|(?:venda|uso|compra)[^.!?]{0,30}sem receita[^.!?]{0,20}(?:caus|lev|pod)|ulcera|lagrima artificial/;
const SCHEDULES =
  /receitas? antigas?|recepcao|protocolo|marc(?:a|ar|amos|acao)|marq|agend|reserv|confirm|cancel|pedido|carteirinha|convenio|duvidas?(?! d[aeo] (?:seu|sua|olh))|fale com|combin|aprenda|revisao|horario|lembrete|endereco|boleto|documento|de modo geral|sem tratar|e.mail protegid|comprovante|presencia|pessoalmente|na consulta|n[ao] clinica(?! (?:responde|avalia|diz))/;

export const CARE_MEANT: readonly PhraseRule[] = [
  {
    rule: 'lens-prescription',
    severity: 'blocks',
    phrases: meant(WORDS, [
      `sem (?:precisar |necessidade |passar |voltar |ir |ter |pedir |exigir |depender )?(?:d[eo] |a[o]? |por |pel[oa] )?(?:nov[oa] |voltar ao |passar (?:por|pelo) |marcar |nenhum[a]? |qualquer |a |uma? |o )?${TOOK}`,
      `(?:nao|nem) (?:precis|exig|ped|e preciso|e necessari|necessit|cobr)[a-z]{0,5} ~3 ${TOOK}`,
      `dispens[a-z]{1,6} ~2 ${TOOK}`,
      '(?:pronta.entrega|pronta entrega|em estoque|estoque d[ea]|a venda|disponiveis para (?:venda|compra))',
      '(?:vendemos|vendo|temos|compre|comprar|encomende|encomendar|renove|experimente|adquira|escolha|pegue|retire|garanta|leve|peca|busque) (?:[a-z]{1,12} ){0,3}(?:lentes?|coloridas)(?: de contato| coloridas?)? ~7 (?:site|whatsapp|balcao|loja|hoje|agora|amanha|todas as cores|qualquer cor|oferta[s]?|promoc(?:ao|oes)|direto|em casa|saia|desconto|sem compromisso|na hora|preferid[oa]|direct|estoque|a cor|entrega|festa|carnaval|pague|frete|cartao|clique)',
      '(?:lentes?|coloridas) ~5 (?:e so escolher|e so chegar|so escolher|pronta|balcao|estoque|oferta|promoc(?:ao|oes)|sem burocracia|direto da|entregue|frete gratis|delivery|em casa em|basta escolher|venha buscar|a partir de r|todas as cores|qualquer cor)',
      '(?:vendemos|revendemos|comercializamos) ~2 (?:lentes?|oculos|colirios?)',
      '(?:com|a|basta|pelo|serve|vale|use) (?:a |o |ter |saber |mandar |informar )?(?:sua |seu )?(?:receita|grau|prescricao) (?:vencid[oa]|antig[oa]|velh[oa]|passad[oa])',
      '(?:basta|so precisa|e so|so) (?:[a-z]{1,8} ){0,2}(?:grau|escolher|informar|mandar|dizer|saber) ~6 (?:lentes?|oculos|cor|encomend|pedido|compr)[a-z]{0,4}',
      '(?:delivery|entrega expressa|entrega rapida|promocao|liquidacao|feirao|saldao) d[eo]s? lentes?',
      '(?:chegaram|chegou|novidade|lancamento|nova colecao|novas cores|cores novas) ~6 (?:lentes?|cores|colecao|coloridas) ~6 (?:venha|escolha|experiment|leve|compre|garanta|peca|confira|sua|seu)[a-z]{0,4}',
      '(?:venha|vem) (?:experimentar|escolher|buscar|provar|comprar|conferir) ~4 (?:lentes?|cores|coloridas)',
      'lentes?: (?:pediu|escolheu|comprou|clicou)',
      'adaptac(?:ao|oes) ~4 (?:pel[ao]s?|com [ao]s?) ~1 (?:vendedor|atendente|otica|balconista|recepc|tecnic|consultor|funcionari|equipe de venda)[a-z]{0,6}',
      '(?:vende|vendemos|entregamos|leva|levar|compra|faz) (?:[a-z]{1,6} ){0,3}(?:assim mesmo|do mesmo jeito|mesmo assim|igual)',
      '(?:exame|consulta|medico|receita|avaliacao) (?:fica |pode ficar |voce faz )?(?:para )?depois',
      '(?:primeiro|leve|compre|use) ~5 e (?:depois )?(?:faca|marque|passe|venha) ~3 (?:exame|consulta|medic[oa]) ~1 depois',
      '(?:indicamos|receitamos|liberamos|entregamos) ~2 (?:colirio|lente)s? (?:na hora|no balcao|sem|pela recepcao|por mensagem)',
    ]),
    onlySentence: SELLING,
    unlessEarlier: DENIED,
    unlessSentence: RULES_OF_LENSES,
  },
  {
    rule: 'lens-prescription',
    severity: 'blocks',
    evenSo: true,
    phrases: [
      '(?:nao tem|esta sem|perdeu a|sem|venceu a|acabou a) (?:a |sua )?(?:receita|prescricao)\\? (?:[a-z,]{1,12} ){0,4}(?:vend|problema|tudo bem|relaxe|resolv|fazemos|a gente|temos|nao tem|compre|leve)[a-z]{0,4}',
      '(?:quem ja usa|se ja usa|ja usa) (?:lente|lentes)(?: de contato)?,? (?:nao|nem) (?:precisa|exige|tem que)',
    ].flatMap((each) => meant(WORDS, [each])),
  },
  {
    rule: 'remote-diagnosis',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:diagnostic[a-z]{1,4}|laudos?|receitas?|receit(?:amos|a|ado)|prescrev[a-z]{1,4}|prescric(?:ao|oes)|tratamento|avali[a-z]{1,6}|consult(?:a|as|e|e-se|amos|ar|ado)|indicac(?:ao|oes)|orcamento e indicacao|identific[a-z]{1,5}|interpret[a-z]{1,5}|analis[a-z]{1,5}|examin[a-z]{1,5}|exames? de vista|trat[ae](?:mos)?) ~7 (?:por|pel[ao]s?|via|n[ao]s?|com uma?|de) ~1 <chat>',
      '(?:diagnostic[a-z]{1,4}|descobr[a-z]{1,4}|dizemos (?:o que|se|qual)|exames? de vista|receitamos|diagnosticos?) ~7 (?:por|pel[ao]s?|via|n[ao]s?|a) ~1 <far>',
      'pel[ao] <far> ~8 (?:descobr|diagnostic|receitamos|receito|dizemos (?:o que|se|qual)|diz (?:o que|se|qual)|avaliamos|tratamos|saiba|resolvemos|examin|prescrev)[a-z]{0,6}',
      '(?:n[ao]|pel[ao]|via|por|um|uma|seu|sua) (?:<far>) ~6 (?:e |que )?(?:ja )?(?:receba|recebe|sai|saia|ganhe|descubra|saiba|tenha|pegue|leve|volte com) ~4 (?:diagnostic[oa]s?|receitas?|tratamento|indicac(?:ao|oes)|laudos?|avaliac(?:ao|oes)|o que (?:voce |o seu )?(?:tem|e)|resposta d[ao] medic[ao]|conduta|remedio|colirio|parecer)',
      '(?:mand[ea]|manda[r]?|envi[ea]|enviar|tire|tira|poste|descrev[ae]|cont[ea]|coment[ea]|grave|escreva|fale|filme|relate|mostre) ~8 (?:fotos?|videos?|sintomas?|olhos?|olhinho|sente|palpebra|sentindo|caso|exames?|audio|queixa) ~8 (?:diz|dizemos|fala|falamos|receb[ae]|respond[a-z]{1,4}|descobr[a-z]{1,4}|avali[a-z]{1,4}|diagnost[a-z]{1,5}|receit[a-z]{1,4}|indic[a-z]{1,6}|tratamento|se e|o que e|explica o|analis[a-z]{1,4}|conta o|orienta o|remedio|colirio)',
      '(?:mand[ea]|envi[ea]|manda) (?:[a-z]{1,5} )?(?:fotos?|videos?|selfies?)(?: ou (?:fotos?|videos?))? d[aeo]s? (?:seus? |suas? )?(?:olh|palpebra|vista|crianca|bebe|filh|vermelhidao)[a-z]{0,5}',
      '(?:mand[ea]|manda) (?:um |uma |a )?(?:zap|whats[a-z]{0,3}|mensagem|foto|audio|oi|direct) ~3 (?:a gente|e (?:ja |a |receb)|que (?:a |o |ja |resolv|nos))',
      '(?:diagnostic|exame|avaliac|receita)[a-z]{0,6} ~3 (?:sem sair de casa|a distancia|online|sem vir|do sofa|de onde estiver|em poucos cliques|pela tela)',
      '(?:diagnosticos?|receitas?|laudos?) ~2 (?:em poucos cliques|num clique|em minutos|na hora|em segundos|expres+[oa]|rapid[oa])',
      '(?:atendimento|avaliacao|parecer|opiniao|orientacao|conduta|segunda opiniao|consultoria) (?:medic[oa]|da doutora|do medico|d[ao] medic[oa]|oftalmologic[oa]|completa|clinica) ~2 (?:por|pel[ao]s?|via|n[ao]s?) <chat>',
      '(?:chama|chame|mande|manda|mostre|conte|conta|diga|fale|fala|ligue|liga|poste|escreva) ~9 (?:e |que )(?:a |o )?(?:doutora|medic[ao]|equipe|enfermeira|gente|nos) (?:ja )?(?:orienta|indica|passa|manda|receita|resolve|diz|explica|fala|avalia|responde|descobre)[a-z]{0,3} ~2 (?:remedio|colirio|tratamento|o que|se |qual|receita|diagnostico|pomada|na hora)',
      '(?:camera|video|foto|tela|celular|webcam) ~3 (?:e )?(?:saia|receba|tenha|leve|pegue|ganhe) ~2 (?:receita|diagnostico|laudo|tratamento|avaliacao|grau)',
      '(?:tiramos|tira|tire|resolvemos|esclarecemos|respondemos) ~2 (?:duvidas?|suspeita|problema) d[aeo]s? (?:seu|sua|seus|olho)[a-z]{0,2} ~4 (?:por|pel[ao]|via|n[ao]) <chat>',
      '(?:doutora?|medic[ao]|equipe|enfermeira|gente|nos) (?:ja )?(?:orienta|indica|passa|manda|receita|libera)[a-z]{0,2} ~1 (?:remedio|colirio|tratamento|receita|pomada)s?(?: na hora| por| pel[ao])?',
      '(?:foto|selfie|video|mensagem|audio)s? (?:ja )?(?:basta[m]?|e suficiente|resolve[m]?|bastam) (?:para|e)',
      '(?:respond[a-z]{1,4}|resolv[a-z]{1,4}|trat[a-z]{1,4}|diagnostic[a-z]{1,4}) (?:o |a |seu |sua |todos os )?(?:casos?|problemas?|sintomas?|queixas?|olho) (?:d[eo] voces? )?(?:n[ao]s?|por|pel[ao]s?|em|via) ~1 <far>',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: new RegExp(
      `${SCHEDULES.source}|prontuario|telemedicina|relatorios|exige|ajuda por|orienta|nao (?:faz|fazemos|da |damos|atende|adapta)|mas nao|impressa|retinografia|fundo d[eo] olho|(?:nao|nunca) (?:d[ae]|substitu|receit|diagnost|avali)|foto(?:grafia)? do fundo|sem tratar|palestra`,
    ),
  },
  {
    rule: 'machine-diagnosis',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<machine> (?:[a-z]{1,12} ){0,6}(?:diagnostic|detect|identific|descobr|apont|diz|dira|revel|preve|prever|calcul|recomend|indic|prescrev|receit|decid|analis|acha(?![a-z])|encontr|avali|acert|reconhec|sabe|tira|enxerga|mostra|le(?![a-z])|define|escolhe|encontra|interpret|confirm|antecip)[a-z]{0,5} ~6 (?:<illness>|olhos?|retina|diagnosticos?|tratamentos?|colirios?|operar|cirurgias?|laudos?|se voce|voce|o que|risco|chance|casos?|grave|urgente|precisa|cegar|ceg[oa]|remedios?|visao|fotos?|alteracao|futuro)',
      '<machine> (?:[a-z]{1,12} ){0,4}(?:da|dao|faz|emite|entrega|gera|fornece|traz|fecha|libera) ~3 (?:laudos?|diagnosticos?|resultados?|receitas?|tratamentos?|prognosticos?|pareceres|parecer|resposta)',
      '(?:convers[ae]|pergunt[ae]|fal[ae]|fac[ae]|us[ae]|respond[ae]|abra|baixe|test[ae]|consult[ae]|preencha|envie|mande) ~6 <machine> ~6 (?:saiba|descubra|qual|se |veja|receba|diz|tratar|diagnostic|o que|descobrir|saber|tem)[a-z]{0,5}',
      '(?:convers[ae]|pergunt[ae]|fal[ae]|consult[ae]) (?:com |ao |a |o |para )(?:o |a |nosso |nossa )?<machine> ~2 (?:qual|sobre (?:seu|o seu|a sua|sua)|que|o que|se)',
      '(?:diagnosticos?|laudos?|receitas?|triage(?:m|ns)|avaliac(?:ao|oes)|prognosticos?) ~4 (?:por|com|d[eo]|pel[ao]|via|feit[oa] por) <machine>',
      '(?:diagnosticos?|laudos?|receitas?) (?:automatic[oa]s?|instantane[oa]s?|digita(?:l|is) na hora|sem (?:o |a )?medic[oa]|gerad[oa]s? por)',
      '<machine> ~5 (?:antes d[ao] medic[oa]|(?:melhor (?:do )?que|no lugar d[ao]|sem esperar|sem precisar d[ao]|substitui|dispensa) ~1 (?:medic[oa]|oftalmologista|consulta|exame|doutora?))',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /(?:^|[^a-z])(?:nao|nunca|nem|nenhum)(?:[^a-z]|$)(?! (?:ve|veem|consegue|percebe|enxerga))|(?:a|o|pela) medic[oa] (?:confere|decide|avalia|confirma|revisa|interpreta|le|que)|estud|pesquis|lembr|ajuda a (?:marcar|ler|aumentar)|sugere|confere|horario|tela (?:de|do)|(?:campo visual|topograf|autorrefrator)/,
  },
  {
    rule: 'machine-diagnosis',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<machine> ~5 que o olho humano nao (?:ve|enxerga|percebe|alcanca)',
      '(?:laudos?|diagnosticos?) (?:automatic[oa]s?|instantane[oa]s?)(?: por| com| de)? ~4 sem (?:esperar|precisar d)[oe]? ',
    ]),
  },
  {
    rule: 'insurance',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:um|o|seu|nosso|verdadeiro|como) seguro(?! (?:e|porque|do que|para (?:usar|a crianca))(?![a-z]))',
      '(?:seguro|convenio|plano) (?:d[aeo]s? (?:olhos|visao|vista|familia)|visual|ocular|oftalmologico|medico|odontologico|proprio)',
      '(?:num|como um|como o|como n[ou]m?|igual a um|tipo um|feito um|em um|seu|nosso|verdadeiro|melhor que) (?:convenio|plano de saude|plano medico|seguro)',
      'credenciad[oa]s?',
      'dependentes?',
      'titular(?:es)?(?! d[ao] (?:cartao|conta|dados))',
      'reembols[a-z]{1,4} ~2 (?:consulta|exame|despesa|medic|atendimento|cirurgia)[a-z]{0,3}',
      '(?:mensalidade|assinatura|plano) ~5 (?:direito a|cirurgia|urgencia|emergencia|internac|hospital)[a-z]{0,4}',
      'carteirinhas?',
      'co.?participac(?:ao|oes)',
      'operadora',
      'conveniad[oa]s?',
      'fique (?:sempre )?(?:protegid|segurad|garantid|tranquil)[oa]s?',
      '(?:protecao|assistencia) (?:completa|total|medica|financeira|24|para a familia|integral)',
      'amparad[oa]s?',
      'prazo de carencia',
      'rede de (?:parceir|clinica|medic|atendimento|oftalmolog)[a-z]{0,6}',
    ]),
    unlessEarlier: /(?:^|[^a-z])(?:nao|nem|nunca)(?:[^a-z]|$)/,
    unlessSentence: /nao (?:inclui|e plano|e seguro|atende)/,
    isAbout: isOfPlans,
  },
  {
    rule: 'specialist',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'experts?',
      'autoridades? em',
      'subespecialistas?',
      '(?:tem|com|fez|possui|sua|nossa|minha) (?:[a-z]{2,8} )?especializac(?:ao|oes)',
      '(?:nossa|minha|sua|noss[ao]s) (?:grande |principal )?especialidades? (?:e|sao|:)',
      'especializad[oa]s? ',
      '(?:retin|glaucomat|estrab|corne)[a-z]{0,4}olog[oa]s?',
      'glaucomatologistas?',
      '(?:oculoplastic[oa]|oftalmopediatra|neuro.?oftalmologista|uveit[a-z]{3,7}|retinologista)s?',
      'mestres? (?:d[aeo]s? |em )(?:cirurgia|palpebra|retina|catarata|lente)[a-z]{0,2}',
      'referencia em',
      'super.?especiali[a-z]{3,6}',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /rqe|registro|titulo de|se dizer|conselho|hospital|centro especializado|encaminh/,
    isAbout: ({ registrations }) => !registrations.some((each) => each.startsWith('RQE')),
  },
];
