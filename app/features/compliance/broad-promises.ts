import { isOfPlans } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, HEDGED, TREATS, WORDS } from './portuguese-words.ts';

// Words that promise beside what they promise, and risks denied in passing.

export const BROAD_PROMISES: readonly PhraseRule[] = [
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:deixe|deixar|deixara|pare|parar|cansou|canse) de (?:usar |depender d[eo]s? |sofrer com |viver com |conviver com )(?:os |as |o |a )?(?:oculos|grau|<illness>|colirios?)',
      '(?:fique|ficar|ficara|fica|vive|viva|viver|siga|saia|esteja|estara) (?:totalmente |finalmente |enfim |completamente )?livre',
      '(?:livre|livrar|livre-se|liberte-se|fim|adeus|sem) (?:d[aeo]s? |a |ao )?dependencia',
      '(?:<glasses>|<illness>|dor|coceira|ardencia|colirios?|cansaco visual),? (?:nunca mais|jamais|zero|adeus|tchau)',
      '(?:de forma|de modo|de maneira) (?:permanente|definitiva|eficaz e|rapida e (?:segura|definitiva|eficaz)|completa e)',
      '(?:permanente|definitiva)mente',
      '(?:vai|vao|ira|pode) (?:mudar|transformar|revolucionar|salvar) (?:a |o )?(?:sua|seu|tua)',
      '(?:missao|objetivo|compromisso|proposito|trabalho|prazer|alegria) e ~2 (?:devolver|curar|garantir|recuperar|eliminar|acabar com|restaurar|livrar)',
      '(?:prevenimos|evitamos|impedimos|paramos|bloqueamos|estabilizamos|interrompemos|revertemos|vencemos|eliminamos|curamos|corrigimos|recuperamos|devolvemos|resolvemos) ~3 (?:<glasses>|<illness>|visao|cegueira|perda|todos|qualquer)',
      '<illness> ~5 (?:para(?:m)? de (?:crescer|aumentar|avancar|evoluir|incomodar)|(?:nao|nunca) (?:avanca|cresce|aumenta|progride|incomoda|volta)(?:ra)? mais|deixa de ser (?:um )?problema|sai da sua vida|vai embora|tem fim|esta com os dias)',
      '(?:opere|faca|trate|trate-se|aplique|comece|venha|marque|agende|opera|fez|faz|pingou|pingue|operou)(?: [a-z]{1,9}){0,3} e (?:veja|sinta|enxergue|comece|volte|note|perceba|esqueca|saia|acorde|fique|pronto|enxerga|ve |volta a|diga|de adeus|resolva|livre)[a-z]{0,3}',
      '(?:resultados?|diferenca|melhora|efeito) (?:[a-z]{2,9} )?(?:no dia seguinte|na hora|no mesmo dia|em (?:24|48|poucas) horas|em poucos (?:dias|minutos)|desde a primeira|ja na primeira|logo na primeira|da noite para o dia|em (?:uma|duas) semanas?)',
      '(?:enxergar|ver|visao|olhar|olhos) (?:[a-z]{2,9} ){0,2}(?:sem limites|sem barreiras|sem fronteiras|de campeao|plen[oa]|renovad[oa]s?|rejuvenescid[oa]s?|livre d[eo])',
      '(?:elimine|acabe|corrija|resolva|cure|apague|zere|elimina|zera|acabar|eliminar|zerar) (?:de uma vez |de vez |logo |ja |hoje |enfim |finalmente )?(?:com )?(?:o |a |os |as )?(?:seus? |suas? |tod[oa]s? (?:o |a )?)?(?:<illness>|dependencia|olheiras?|rugas)',
      '(?:solucao|resposta|saida|cura|remedio|fim|segredo) (?:para|d[aeo]s?|contra) (?:o |a |os |as )?(?:seus? |suas? )?(?:<illness>|problemas? de (?:visao|vista)|visao|olhos|oculos|envelhecimento)',
      '(?:mude|melhore|transforme|renove|recupere|salve|resgate|reconquiste|potencialize|turbine) (?:de vez |ja |hoje |agora )?(?:a |o )?(?:sua|seu) (?:visao|vista|olhar|qualidade de vida|vida|autoestima|confianca|juventude|aparencia|independencia)',
      '(?:corrige|resolve|elimina|trata) (?:[a-z]{1,14} ){0,5}(?:de uma (?:so )?vez|para sempre|de vez|em (?:um|uma|poucos|poucas|minutos)|em \\d{1,2} (?:minutos|dias)|na hora|de forma|por completo|completamente|totalmente|definitivamente)',
      '(?:rapid[oa]|facil|simples|imediat[oa]),? (?:e )?(?:definitiv[oa]|garantid[oa]|permanente|cert[oa]|duradour[oa]|para sempre)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: new RegExp(
      `${HEDGED.source}|perd(?:a|er|eu|ida)|cegueira (?:pode|tem)|incurave|nao (?:tem|ha|existe)|laudo|exame|revis|pesquisa|mitos?|marcacao|senha|cadastro|remarc|limpeza|receita|lente(?:s)? (?:perman|antig|venc)|registr|prontuario`,
    ),
    isAbout: (content) => !isOfPlans(content) && content.kind !== 'testimonials',
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:ninguem|voce (?:nao|nem|mal)|o paciente (?:nao|nem|mal)|nem) (?:vai )?(?:sente|percebe|nota|ve|sentir|perceber|reclama|sofre)',
      '(?:com|em|tem|de|oferece|oferecemos|opere com|garante) (?:total|toda a?|plena|maxima|absoluta|completa|muita|100 ?% de) (?:seguranca|tranquilidade|conforto)',
      '(?:total|plena|maxima|absoluta|completa) (?:seguranca|tranquilidade|ausencia de)',
      '(?:procedimento|cirurgia|tecnica|laser|metodo|tratamento|anestesia|exame|operacao)s? (?:[a-z]{2,10},? ){0,3}(?:segur[oa]s?,? (?:e )?(?:indolor|rapid|tranquil|confort|simples)|confortave(?:l|is) e segur|rapid[oa]s?,? segur)[a-z]{0,5}',
      'nao (?:precisa|ha|tem) ~2 (?:medo|temer|receio|preocup)[a-z]{0,4} ~5 (?:segur|indolor|simples|rapid|tranquil|nao doi)[a-z]{0,3}',
      '(?:sem|livre de|zero|nada de) (?:dor|dores|sofrimento|riscos?|sustos?|complicac(?:ao|oes)|efeitos|desconforto|incomodo)',
    ]),
    onlySentence: TREATS,
    unlessSentence:
      /vermelh|perda|perde|embac|mancha|sintoma|sinal|sangue|silencios|mesmo|pode |depend|quando|se (?:houver|sentir|voce)|(?:algu|muit|outr)[a-z]{2,4} (?:pessoas|pacientes)|maioria|nao (?:existe|e|ha) (?:cirurgia|isent|livre|verdade)|nenhuma? (?:cirurgia|procedimento|tecnica)|toda cirurgia|glaucoma|catarata (?:avanca|vem|cresce|aparece)|retina nao|com ou|ate /,
  },
  {
    // Sayings that only advertising uses.
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:peca de museu|coisa do passado|pagina virada|so lembranca|parte do passado|historia antiga)',
      '(?:basta|bastam|e preciso apenas|so precisa de) (?:um |uma |uns |umas |poucos |poucas )(?:procedimento|cirurgia|sessao|sessoes|gotas?|minutos?|laser|aplicacao|visita|consulta) (?:e|para (?:voce|enxergar|ver|ficar|resolver|acabar))',
      '(?:a|o) (?:solucao|tratamento|resposta|cirurgia|metodo) que (?:voce|faltava|seus olhos|sua visao|todos) ~1 (?:procur|esper|sonh|merec|precis|quer|pediam)[a-z]{0,4}',
      '(?:operou|pingou|tratou|fez|aplicou|usou|passou),? (?:enxergou|viu|sarou|resolveu|curou|acabou|melhorou|sumiu|pronto)',
      '(?:passe de magica|num piscar de olhos|em um piscar|da noite para o dia|como magica|feito magica|efeito imediato|vapt.?vupt)',
      '(?:um mundo novo|mundo novo|nova vida|vida nova|novo capitulo|outra vida|segunda chance|renasc[a-z]{2,5}) ~3 (?:visao|olhos|enxerg|oculos|espera|comeca|com|para voce|aqui|ver)[a-z]{0,4}',
      '(?:sua|seu) (?:vida|rotina|futuro|mundo|dia a dia) (?:sem|livre d[eo]s?|longe d[aeo]s?|muito alem d[aeo]s?) (?:oculos|lentes|grau|<illness>|dor|colirio)',
      '(?:deixou|deixa|deixara) de ser (?:um )?(?:sonho|problema|pesadelo|tormento|medo)',
      '(?:a (?:um|poucos|dois) passos?|a caminho|perto|cada vez mais perto) d[aeo] (?:[a-z]{2,6} )?(?:visao|vida|enxergar|liberdade|sonho|olhar|livre)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: HEDGED,
    isAbout: (content) => !isOfPlans(content) && content.kind !== 'testimonials',
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:dor|medo|risco|desconforto|sofrimento),? (?:nem pensar|nunca|jamais|zero|nao existe|e coisa do passado|ficou no passado|la longe)',
      '(?:mais|tao) (?:segur[oa]|simples|facil|tranquil[oa]|rapid[oa]) (?:do )?(?:que|quanto|como) (?:andar|dirigir|atravessar|tomar|ir ao|cortar|tirar|piscar|fazer as unhas|viajar|voar|um|uma)',
      '(?:e so|so|apenas) uma? (?:gotinha|picadinha|piscada|beliscao|cosquinha) e ',
      '(?:nao|nem|sem) (?:vai )?(?:chorar|sofrer),? (?:nem|e nem|ou) (?:sentir|doer)',
    ]),
    unlessSentence: /pode |depend|quando|avise|se sentir/,
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:solucao|soluc(?:ao|oes)|alternativa|resposta|correcao|resultado|alivio|melhora)s? (?:duradour[oa]s?|efetiv[oa]s?|inteligentes?|rapid[oa]s? e|completas?|imediat[oa]s?|transformador(?:a|as)?)',
      '(?:<illness>|palpebras?|visao|olhar|olhos|pele) ~5 (?:num instante|em (?:um )?instantes?|em minutos|em um dia|sem esforco|num estalo)',
      '(?:corrig|elimin|resolv|trat|combat|acab|restaur|devolv)[a-z]{1,4} (?:efetivamente|de fato|realmente|mesmo|de verdade|por completo|totalmente|completamente|a raiz|o problema|seu problema)',
      '(?:enxerg[a-z]{1,4}|ver|vendo|lendo|ler) ~1 (?:normalmente|perfeitamente|plenamente|claramente|com perfeicao|sem esforco|sem limites)',
      '(?:como|do jeito que) (?:voce|seus olhos|ninguem) (?:nunca|jamais|sempre) (?:viu|viram|enxergou|sonhou|quis|imaginou)',
      '(?:total|completa|plena|absoluta|verdadeira) (?:independencia|liberdade|recuperacao|correcao|cura|satisfacao)',
      '(?:independencia|liberdade) (?:total|completa|plena|absoluta|visual|d[aeo]s? (?:oculos|lentes))',
      '(?:devolve|devolvem|devolvendo|traz|trazem|trazendo|restaura|restauram|resgata|recupera|renova) (?:[a-z]{1,9} ){0,4}(?:leveza|juventude|jovialidade|beleza|vitalidade|brilho|autoestima|confianca|alegria|expressao|olhar|nitidez|visao|liberdade|independencia|qualidade de vida)',
      '(?:garantia|certeza|sucesso|eficacia|resultado)s? (?:de|em) (?:cem|100|quase 100|99|98|95)',
      '(?:quem|todos que|todos os que) (?:faz|fez|opera|operou|usa|usou|trata|tratou|coloca) ~5 (?:nunca mais|nao precisa mais|se livra|enxerga|esquece|abandona|deixa|fica livre|fica bem|fica bom)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: new RegExp(
      `${HEDGED.source}|perd(?:a|er|eu|ida)|nao (?:tem|ha|existe)|laudo|exame|receita|demora`,
    ),
    isAbout: (content) => !isOfPlans(content) && content.kind !== 'testimonials',
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:um d[oa]s|o|a|os|as|das?|dos?) (?:procedimento|cirurgia|tratamento|operac|tecnica|metodo)[a-z]{0,3} (?:[a-z]{3,12} )?mais segur[oa]s?',
      'mais segur[oa]s? (?:do mundo|da medicina|que existem?|que ha)',
      'pode (?:operar|vir|dormir|confiar) (?:tranquil|sossegad|descansad|sem (?:medo|susto|receio))[oa]?',
      '(?:cicatriz|marca|corte)[a-z]{0,2} (?:[a-z]{2,8} )?(?:imperceptive|invisive|que ninguem|zero|inexistente|nenhuma)[a-z]{0,3}',
      '(?:nao|nem|sem) (?:deixa|fica|ficam|ter|ha|existe|tem|da|sobra) (?:nenhum[a]? )?(?:cicatriz|marca|sequela|dor|risco|vestigio)[a-z]{0,2}',
      'ninguem (?:vai |ira )?(?:notar|notara|nota|perceber|percebe|sentir|sofrer|sofre|reclamar|reclama)',
      'riscos? (?:sao |e )?(?:minimos?|nulos?|inexistentes?|zero|praticamente|quase (?:zero|nenhum|inexistente)|desprezive(?:l|is))',
      '(?:pos.operatorio|recuperacao|alta|procedimento|cirurgia) (?:[a-z]{2,9} ){0,3}(?:sem (?:dor|incomodo|desconforto|repouso|complicac)|indolor|nao (?:ha|tem|existe) dor|imediat[oa] e sem)[a-z]{0,4}',
    ]),
    unlessSentence:
      /pode (?:ter|haver|doer|arder|sentir|causar)|depend|quando|avise|se sentir|vermelh|perda|glaucoma|nao significa|nem sempre|a maioria|algu(?:ns|mas)|nenhuma? (?:cirurgia|procedimento)|nao existe cirurgia|se (?:houver|nao)/,
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:nao|nem) (?:vai |ira |vao )?(?:precis|us|depend|lembr)[a-z]{1,5} (?:mais )?(?:de |d[eo]s? )?(?:usar |por )?(?:oculos|lentes|grau|colirios?|lupa)[^.!?\\n]{0,20} (?:nunca|jamais|para sempre|na vida|pelo resto)',
      '(?:nao|nem) (?:vai|ira|vao) (?:mais )?(?:precisar|depender|usar|lembrar) (?:mais )?(?:de |d[eo]s? )?(?:usar |por )?(?:oculos|grau|colirios?|lupa)',
    ]),
    unlessSentence: /se a receita|nao vai precisar de oculos para|pode|talvez|alguns|exame/,
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    evenSo: true,
    phrases: [
      'sem (?:dor|risco|riscos|complicacoes|incomodo)\\? (?:sim|aqui|e possivel|e verdade|isso mesmo|exatamente|com a gente)',
    ],
  },
];
