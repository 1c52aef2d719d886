import { isOfPlans, type LintedContent } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { WORDS } from './portuguese-words.ts';

// Promises without a verb of curing: by a picture, a scene of daily life, a wager or a failure denied.

const isAdvertised = (content: LintedContent) =>
  !isOfPlans(content) && content.kind !== 'testimonials';

const DAILY =
  '(?:agulhas?|bulas?|placas?|legendas?|passarinhos?|estrelas|rostos?|net[oa]s?|novelas?|relogios?|letras? miudas?|jorna(?:l|is)|cardapios?|croche|bordado|ultima linha|sem (?:os |nenhum |precisar de )?oculos|sem (?:pedir )?ajuda|sem lupa|sem nada no rosto)';
const FAILS =
  '(?:erros?|complicac(?:ao|oes)|infecc(?:ao|oes)|falhas?|arrependimentos?|sequelas?|reclamac(?:ao|oes)|imprevistos?|sustos?|rejeic(?:ao|oes))';
const UNSURE =
  /(?:^|[^a-z])(?:podem?|costum[a-z]{1,3}|talvez|algu(?:ns|mas?)|as vezes|depende|nem (?:todo|toda|sempre)|possivel|sozinh[oa]s?|maioria|embac[a-z]{1,4}|halos?|raramente|ha casos)(?:[^a-z]|$)/;

export const IDIOM_PROMISES: readonly PhraseRule[] = [
  {
    // What helped is thrown away.
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:oculos|lupa|bengala|armacao|lentes de contato) ~4 (?:vira|viram|virar|virarao|encostad[oa]s?|aposentad[oa]s?|(?:e|sao|fica|ficam|vai ser|vao ser) (?:peca|coisa|enfeite|lembranca|lixo))',
      '(?:aposent|doar|doou|doaram|largou|largar|larga|largue|enterr|esquec[ae])[a-z]{0,4} (?:fora )?(?:de vez )?(?:os |seus |o |a |sua |esses )?(?:oculos|lupa|bengala)',
      '(?:joga|jogar|jogue|jogou) ~1 (?:oculos|lupa|bengala|lentes) (?:fora|no lixo|para o alto)',
      '(?:joga|jogar|jogue|jogou) fora (?:os |seus |a |sua |o )?(?:oculos|lupa|bengala|colirio do)',
    ]),
    unlessEarlier: /(?:^|[^a-z])(?:nao|nunca|jamais|nenhum|nem|ninguem)(?:[^a-z]|$)/,
    unlessSentence: new RegExp(
      `${UNSURE.source}|quebr|velh[oa]s|campanha|coleta|validade|caixa|da escola|em casa|na mesa|exame|consulta de hoje|traga`,
    ),
    isAbout: isAdvertised,
  },
  {
    // A scene of the life that is promised.
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      `(?:voce|vc|senhora?|mae|pai|avo|vovo) (?:[a-z]{1,8} ){0,2}(?:vai|ira|vao) ~5 (?:lendo|ler|le|enxergando|enxergar|ver|vendo|enfiar|costurar|bordar|dirigir|dirigindo|contar|reconhecer) ~6 ${DAILY}`,
      `(?:vai|vao) (?:sair|voltar|acordar) ~4 (?:lendo|enxergando|vendo|dirigindo|enfiando|contando) ~4 ${DAILY}`,
      '(?:enxerg[a-z]{1,4}|vendo|lendo|dirigindo|dirigir|visao|vista|olhos) ~3 (?:como (?:quando tinha|um garoto|uma menina|um menino|nos tempos de|na juventude|aos (?:<number>|\\d\\d))|de quando (?:era|tinha) )',
      '(?:olhos|vista|visao|olhar) de (?:menin[oa]|garot[oa]|moc[oa]|vinte|dezoito|20|18|lince)(?: anos)?',
      'nov[oa]s? em folha',
      '(?:tiro e queda|e batata(?! )|palavra d[eo] doutora?|sem erro, sem|caso perdido)',
    ]),
    unlessSentence: UNSURE,
    unlessEarlier: /(?:^|[^a-z])(?:nao|nunca|jamais|nenhum)(?:[^a-z]|$)(?! (?:existe|ha|tem) caso)/,
    isAbout: isAdvertised,
  },
  {
    // The illness goes, in so many days.
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<illness> ~5 (?:evapora|desmancha|derrete|encolhe|recua|retrocede|vai embora|tem os dias contados|com os dias contados|sai do mapa|some do mapa)(?:m)?',
      '<illness> ~6 (?:some|somem|sumir|desaparece|desaparecem|para|param|acaba|seca|fica ret[a-z]{1,6}) ~3 em (?:<number>|\\d{1,3}|poucas|poucos) (?:sess|aplicac|dia|semana|mes|minut|hora|consulta|visita)[a-z]{0,5}',
      '(?:retina|cornea|cristalino|macula|nervo|visao|vista|olho) ~3 (?:volta|retorna|renasce)(?:m|ra|rao)? (?:a (?:ser|ficar)|ao normal|como)',
      '(?:tratou|operou|pingou|veio|fez) (?:aqui|conosco|com a gente),? ~6 (?:nao volta|resolveu|sumiu|acabou|sarou|some)',
    ]),
    unlessEarlier: /(?:^|[^a-z])(?:nao|nunca|nem|nenhum[a]?|ate que)(?:[^a-z]|$)/,
    unlessSentence: new RegExp(`${UNSURE.source}|se (?:voce|a|o) |quando|perdida|perdeu`),
    isAbout: isAdvertised,
  },
  {
    // Money back, and signed words.
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:devolv|reembols)[a-z]{1,5} (?:o |a |seu |todo o |o seu |cada |tudo|integralmente o )?(?:dinheiro|valor|centavo|quantia)',
      '(?:o |seu )?dinheiro de volta',
      'satisfacao (?:total |completa |garantida )?ou ',
      'assin(?:amos|o|ado) embaixo',
      'compromisso (?:por escrito )?de (?:ler|enxergar|ver|voltar a|zerar)',
      'se nao (?:ficar|der|gostar|enxergar|resolver)[^.!?\\n]{0,30},? (?:nao (?:paga|cobramos|custa)|operamos de novo|fazemos de novo|de graca|a gente (?:refaz|devolve))',
      '(?:nao )?importa o (?:seu )?grau',
    ]),
    unlessSentence:
      /cancel|desist|arrependimento|(?:^|[^a-z])lei|boleto|falt(?:ar|ou)|assinatura|frete|em duplicidade|prazo/,
    isAbout: isAdvertised,
  },
  {
    // Failure is denied.
    rule: 'no-risk',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:nao (?:existe|ha|tem)|zero|nenhuma|sem (?:a menor|nenhuma|qualquer)) (?:a menor |qualquer |nenhuma )?(?:chance|possibilidade|hipotese|maneira) de (?:dar errado|dar problema|falhar|erro|errar|doer|nao |surpresa|algo)',
      '(?:nao tem|nao ha) (?:como )?(?:dar errado|erro(?![a-z]))',
      '(?:nunca|jamais) (?:tivemos|vimos|perdemos|precisamos refazer|erramos|falhamos|houve um|registramos|deu errado|deu problema)',
      '(?:nunca|jamais) (?:um|uma|nenhum) (?:paciente|olho|operad[oa]|cliente) (?:noss[oa] )?(?:ficou|teve|voltou|precisou|perdeu|reclamou)',
      `${FAILS} ~3 (?:coisa que nao|palavra que nao|nao (?:acontece|existe|faz parte|entra|tem vez)|ficou no passado|ficaram no passado|e lenda|de ferias)`,
      `(?:em|ha|nesses|nos ultimos) (?:<number>|\\d{1,2}) anos[^.!?\\n]{0,24} (?:nunca|jamais|nenhum|nenhuma|zero|nem um|nem uma) ~4 (?:${FAILS}|caso|problema|reoperac|process|paciente|olho)[a-z]{0,4}`,
      'ninguem ~3 se arrepende[u]?',
      '(?:aqui|conosco|com a gente),? nada (?:sai|da|deu) errado',
      'a prova de (?:erros?|falhas?)',
      '(?:tao|de tao) (?:simples|leve|tranquil[oa]|facil|segur[oa]) que ',
    ]),
    unlessSentence:
      /podem? (?:haver|ter|acontecer)|nenhum[a]? (?:cirurgia|procedimento|medico)|toda cirurgia|nao (?:existe|ha) cirurgia|sistema|agenda|prontuario|senha|site/,
    isAbout: isAdvertised,
  },
];
