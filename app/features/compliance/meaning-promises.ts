import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, WORDS } from './portuguese-words.ts';

// What is promised, and what is denied, whatever the words.

const OUTCOME =
  '(?:resultados?|visao|enxergar|sucesso|cura|melhoras?|satisfacao|seguranca|qualidade|saude|tranquilidade|nitidez|conforto|eficacia|bem.estar|beleza|juventude|perfeicao|precisao|recuperacao|alivio)';
const HEDGED =
  /(?:^|[^a-z])(?:podem?|costum[a-z]{1,3}|talvez|algu(?:ns|mas?)|muit[oa]s|as vezes|depende|geralmente|em geral|quase sempre|maioria|casos|varia|nem (?:todo|toda|sempre)|ainda|sozinh[oa]s?|espontaneamente|comum|esperado|parte d[ao]s|a medida que|aos poucos|se a |quando|enquanto)(?:[^a-z]|$)/;

export const PROMISES_MEANT: readonly PhraseRule[] = [
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      // Glasses, degrees and illness are gone.
      '(?:esqueca|esquecam|aposente|aposentar|abandone|abandonar|largue|largar|dispense|despeca-se|descarte|doe|guarde) ~3 (?:oculos|grau|bengala|lupa|lentes|desconforto) ~6 (?:de vez|para sempre|cirurgia|laser|tratamento|tecnica|gaveta|neste|este|nunca|definitiv[a-z]{1,6})',
      '(?:esqueca|aposente|aposentar|abandone|despeca-se d[ao]s?) ~2 (?:oculos|grau|lupa|lentes)',
      'jog(?:ue|ar) (?:o |a |os |as |seus |suas |esses |essas )?(?:oculos|lentes)(?: de contato)? (?:fora|no lixo)',
      'jogue fora ~2 (?:oculos|lentes)',
      '(?:d[ea]|dar|diga|dizer|digam|fale|hora d[eo]|falar) ~1 (?:tchau|adeus|bye) ',
      '(?:tchau|adeus|bye.bye),? (?:para |a )?(?:o |a |ao |aos |as |os )?(?:seus? |suas? )?(?:<glasses>|<illness>|dor|colirios?|desconforto)',
      '(?:chega|basta|cansou|cansad[oa]) de (?:usar |depender d[eo]s? |sofrer com |conviver com |viver de )?(?:os |as |o |a )?(?:<glasses>|<illness>|sofrer|enxergar mal|coceira|coca)',
      '(?:acabou|acabaram|acaba|acabe|terminou|termine|e o fim d[ao]s?|ponto final) ~3 (?:sofrimento|oculos|<illness>|dor|incomodo|dependencia|embaco)',
      '(?:viver|viva|vida|acord[a-z]{1,3}|mundo|liberdade|verao|rotina|praia|carnaval|casamento|formatura|natal|esporte|dirija|leia|sonho) ~4 (?:sem|livre d[eo]s?) (?:precisar |depender |usar )?(?:d[eo]s? )?(?:oculos|lentes|grau)',
      '(?:sai|saia|sair|saira|sairao|volta|volte|voltar|fica|ficar|ficara|fique) ~6 (?:sem|livre d[eo]s?) (?:precisar |depender |usar |nenhum )?(?:d[eo]s? )?(?:seus )?(?:oculos|grau)',
      'sem (?:precisar |depender |usar |mais )?(?:d[eo]s? )?(?:oculos|grau|lentes) (?:nunca mais|<forever>)',
      '(?:livr[a-z]{1,4}|libert[a-z]{1,4}|independ[a-z]{1,5}|liberdade)(?:-se)? ~1 (?:d[aeo]s? )(?:seus? |suas? )?(?:<glasses>|<illness>|colirios?)',
      '(?:corrig|resolv|cur|elimin|tratad|livr|some|sum|desaparec|acab|enxerg|enxer)[a-z]{0,6} ~6 <forever>',
      '(?:vai|fica|ficar|fique|ver|viver|viva) ~3 (?:sem|livre|bom|boa|bem|jove)[a-z]{0,2} ~4 <forever>',
      '<forever> ~3 (?:livre|sem) ',
      '<illness> ~3 (?:some|sumir|vai sumir|sumira|sumiu|desaparece|desaparecera|vai desaparecer|vai embora|foi embora|evapora|ficou no passado|fica no passado|vira passado|coisa do passado|chega ao fim|tem fim|tem os dias contados|nunca mais volta(?:ra)?|e resolvid[oa]|tem solucao|tem jeito|deixa de existir)',
      '<illness> ~5 (?:fica[m]?|ficara|ficarao|deixar?|ficou|ficaram|deixe) ~1 (?:para tras|no passado|na lembranca|so na memoria|na historia)',
      '(?:deixe|deixar|deixou|mande|mandar|joga|jogue) ~3 (?:<glasses>|<illness>|incomodo|desconforto) ~2 (?:para tras|no passado|na gaveta|de lado|para longe|embora)',
      '<illness> ~4 (?:termina|terminam|acaba|acabam|terminou|acabou|resolvid[oa]|vencid[oa]|superad[oa]|derrotad[oa]|eliminad[oa]|corrigid[oa]|curad[oa]) (?:aqui|hoje|conosco|de (?:vez|verdade)|em|com|para|n[ao]|por completo)',
      '(?:oculos|lentes?) (?:so|apenas|somente|agora so|nunca mais|e coisa|viraram|virou|passou a ser) ~3 (?:sol|passado|enfeite|estilo|charme|acessorio|moda|lembranca|opcional)',
      '(?:vencer?|vencemos|vencam|derrot[a-z]{1,4}|super[ea](?!r?ior)|combat[ea] de vez) (?:o |a |seu |sua )<illness>',
      '(?:quem|paciente|pacientes|pessoas) ~6 (?:volta|voltam|volte|voltaram) a (?:ver|enxergar|ler|dirigir|viver|sorrir) (?:bem|normal|normalmente|perfeit[a-z]{1,6}|sem|tudo|de novo|como|com)',
      '(?:corrigimos|eliminamos|resolvemos|tiramos|zeramos|acabamos com|curamos) ~4 (?:<glasses>|<illness>|visao)',
      '(?:seu|o) grau (?:vai (?:embora|a zero|zerar|sumir)|some|zera|zerado|zero)',
      'grau zero',
      '(?:rapid[oa]|eficaz|simples|segur[oa]) e (?:definitiv[oa]|eficaz|permanente|duradour[oa]|garantid[oa]|certeir[oa]|infalivel)',
      '(?:alternativa|saida|resposta|correcao|opcao|tratamento|resultado|visao|fim|cirurgia|remedio) (?:definitiv[oa]|certeir[oa]|infalivel|milagros[oa]|permanente|para sempre)',
      '(?:altamente|super|extremamente|comprovadamente|totalmente|cem por cento|100 ?%) (?:eficaz(?:es)?|eficiente|efetiv[oa]s?|certeir[oa]s?)',
      '(?:eficacia|eficiencia) (?:comprovada|total|garantida|maxima|superior|incomparavel|de|em)',
      '(?:tratamento|metodo|tecnica|resultado|cirurgia|procedimento)s? (?:comprovad[oa]s?|certeir[oa]s?|infalive(?:l|is)|milagros[oa]s?|garantid[oa]s?|de sucesso|que da(?:o)? resultado|que mudam? vidas?)',
      '(?:sucesso|exito|acerto) (?:absolut[oa]|total|garantid[oa]|comprovad[oa]|cert[oa]|em todas?|em todos|na sua)',
      '(?:liberdade|independencia) (?:visual|dos oculos|d[eo] (?:enxergar|acordar|ver|viver|nao))',
      '(?:visao|vista|olhos|olhar|enxerg[a-z]{1,4}) (?:[a-z]{2,8} )?(?:de aguia|de lince|de crianca|de jovem|impecavel|perfeit[oa]s?|cristalin[oa]|100|nov[oa]s? em folha|zero quilometro|como (?:antes|nova)|renovad[oa]|turbinad[oa]|sem limites|sem barreiras|em alta definicao)',
      '(?:volte|voltar|volta|voltara|retorne|torne) a (?:enxergar|ver|ler|dirigir|viver) ~2 (?:como|sem|bem|perfeit|tudo|de novo|com (?:nitidez|clareza|qualidade|alegria|liberdade)|plenamente)[a-z]{0,6}',
      '(?:aproveite|curta|viva|volte para|retome) (?:[a-z]{1,9} ){0,4}(?:sem|livre d[eo]s?) (?:os |o )?(?:oculos|lentes|grau)',
      '(?:rapid|imediat)a(?:mente)? (?:recuperacao|melhora) (?:garantid|cert|total)[a-z]{0,3}',
      '(?:fim|final) d[aeo]s? (?:seus? |suas? )?(?:<glasses>|<illness>|coceira|ardor|sofrimento|dor de cabeca|bolsas)',
      '(?:diga|dizer) (?:nao|chega|basta|tchau|adeus) (?:para|a|ao|aos|as) ',
      // Certain, total, quick, lasting results.
      'resultados? ~3 (?:certos?|garantidos?|assegurados?|vem(?! em| d| com| por| n)|aparecem? (?:na hora|logo|ja|no mesmo)|que (?:nao|nunca) falham?|(?:nao|nunca) falham?|excelentes?|otimos?|maravilhosos?|incrive(?:l|is)|perfeitos?|dos sonhos|d[eo]s? seus? sonhos?|definitivos?|naturais|natural|duradour[oa]s?|permanentes?|visive(?:l|is)|extraordinarios?|fantasticos?|transformador(?:es)?|impecave(?:l|is)|espetacular(?:es)?|previsive(?:l|is)|comprovados?|inacreditave(?:l|is)|que (?:voce )?(?:espera|sonha|merece|transforma)[a-z]{0,2})',
      '(?:certeza|garantia|promessa|confianca|convicao) d[eao] (?:um |uma |bons? |otim[oa]s? |seu |sua |que )?(?:resultados?|enxergar|ver|sucesso|cura|melhora|visao|sair|voce|vai|dar certo)',
      '<treatment> ~4 (?:sempre (?:funcionam?|resolvem?|da certo|dao certo|corrigem?|da resultado)|(?:nunca|nao) (?:falham?|decepcionam?|da errado)|funcionam? (?:mesmo|de verdade|sempre|para todos)|da certo|cura(?:m)?|reverte(?:m)?|regenera(?:m)?|rejuvenesce(?:m)?|faz milagres?|elimina(?:m)?|acaba(?:m)? com|zera(?:m)?|apaga(?:m)?|devolve(?:m)?|resolve(?:m)? (?:o|a|seu|sua|todos|tudo|qualquer|na hora|em)|tira(?:m)? (?:o|a|seu|todo) ~0 (?:grau|catarata|miopia|dor|mancha)|funciona(?:m)? em (?:todos|qualquer|100))',
      '(?:revert[a-z]{1,4}|regener[a-z]{1,4}|apag[a-z]{1,4}|zer[ae][a-z]{0,3}) ~3 (?:<illness>|perda|envelhecimento|idade|danos?|tempo|retina|nervo|anos|marcas)',
      '(?:todo mundo|todos|todos os pacientes|todas as pessoas|qualquer pessoa|quem opera|quem faz|quem trata) ~6 (?:enxerg[a-z]{1,4} (?:bem|tudo|perfeit|melhor|como)[a-z]{0,6}|sa(?:i|em) (?:sem|felize?s?|enxerg|satisf|curad)[a-z]{0,6}|fica[m]? (?:sem|bom|bons|livre|curad|perfeit|felize?s?)[a-z]{0,4}|da certo|resolve|se livra[m]?|deixa[m]? os oculos|volta[m]? a (?:enxergar|ver|ler))',
      '(?:voce|seu filho|sua filha|seu pai|sua mae|sua avo|seu avo|seus olhos|ela|ele) (?:vai|vao|ira|volta(?:ra)?|estara|podera|sai(?:ra)?|nunca mais) ~4 (?:enxergando|enxergar|ver|vendo|lendo|ler|dirigir|dirigindo|viver) ~4 (?:tudo|perfeit[a-z]{1,6}|nitid[a-z]{0,4}|como (?:aos|antes|nunca|nov|quando|crianca|jovem|um|uma)[a-z]{0,2}|sem oculos|com nitidez|100|as cores|longe e perto|de longe e de perto|na primeira|no dia seguinte|no mesmo dia|em (?:uma|poucas|poucos|dois|tres|24|48))',
      '(?:enxergue|enxergara|enxergando|estara enxergando|volte a (?:enxergar|ver)|voltar a (?:enxergar|ver)|veja o mundo|ver o mundo|enxergar o mundo) ~3 (?:perfeit[a-z]{1,6}|nitid[a-z]{0,4}|com (?:total |toda a )?(?:nitidez|clareza|perfeicao)|tudo|como (?:aos|aguia|nunca|antes|nov|uma?|quando|crianca|jovem)[a-z]{0,2}|livre|em alta definicao|em hd|em 4k|100|sem limites|sem barreiras|sem oculos|com outros olhos|de novo|colorido)',
      '(?:em|com|depois de|ja n[ao]) (?:[a-z0-9]{1,9} ){1,2}(?:dias?|semanas?|horas?|minutos?|mes|meses|sess(?:ao|oes)|aplicac(?:ao|oes)|gotas?) ~3 (?:voce|seus olhos|a sua visao|seu olho) ~2 (?:esta|estara|fica|ficara|enxerga|ve|volta|vai|some|sai|larga|deixa)[a-z]{0,3} ~4 (?:enxerg[a-z]{1,4}|sem|nov[oa]s?|perfeit[oa]s?|livres?|curad[oa]s?|ver|vendo|bo[am]s?|tudo|oculos)',
      '(?:recupere|recuperamos|recuperou|devolvemos|devolve|devolver|devolveu|restauramos|restaure|reconquiste|resgate|resgatamos|trazemos|traga|retome) ~4 (?:visao|alegria d[eo] (?:ver|enxergar|viver)|qualidade de vida|olhar|juventude|nitidez|independencia|liberdade|autoestima|vista|vontade de|brilho|foco)',
      'tenha ~5 (?:de volta|de novo|perfeit[oa]s?|visao (?:de|perfeita|nova|jovem|sem)|olhos (?:nov|perfeit|jove|saudaveis para)[a-z]{1,2}|olhar (?:jovem|nov|descans|de)[a-z]{0,4}|vida (?:nova|sem))',
      'rejuvenes[a-z]{2,6} (?:o |a |os |seu |sua |em )?(?:ate )?(?:[a-z0-9]{2,7} )?(?:anos|olhar|olhos|rosto|aparencia|expressao)',
      '(?:\\d{1,2}|cinco|dez|quinze|vinte|alguns|muitos) anos (?:a menos|mais (?:jovem|jovens|nov[oa]s?))',
      '(?:olhar|olhos|rosto|palpebras) (?:mais )?(?:rejuvenescid[oa]s?|descansad[oa]s?|jove(?:m|ns)|nov[oa]s? em folha) ~2 (?:de novo|outra vez|com a|em (?:uma|poucas|um)|para sempre|sem cirurgia|apos)',
      'solucao (?:certa|ideal|perfeita|garantida|rapida|final|eficaz|infalivel|permanente|para (?:todos|qualquer|o seu|a sua))',
      '(?:tem|ha|existe) (?:sim )?solucao (?:certa|e )',
      `garant[a-z]{1,7} ~4 ${OUTCOME}`,
      `${OUTCOME} ~1 garantid[oa]s?`,
      '(?:pode|podem) (?:confiar|acreditar|ficar tranquil[oa]|comemorar): ~8 (?:resultado|funciona|resolve|da certo|enxerg|visao)[a-z]{0,3}',
      '(?:prometemos|juramos|asseguramos|afirmamos|temos certeza)(?: de)?(?: que)? ~3 (?:visao|resultado|enxerg|voce|melhora|cura|grau|olho)[a-z]{0,3}',
      '(?:e|esta) (?:so|apenas) (?:operar|pingar|aplicar|um laser|uma gota) e ',
      '(?:cirurgia|laser|tratamento|tecnica|metodo|colirio|terapia) ~3 que (?:acab|elimin|resolv|apag|zer|transform|revert|devolv|faz (?:sumir|desaparecer)|tira|funcion|liberta|muda)[a-z]{0,4}',
      '(?:<treatment>) (?:vai|ira|vao) (?:corrigir|resolver|eliminar|acabar|curar|transformar|devolver|tirar|zerar|mudar|restaurar|salvar)',
      '(?:seu|sua|o|a) <illness> ~2 (?:tem|tera|vai ter|encontra|ganha) (?:cura|solucao|fim|jeito)',
      '(?:com|gracas a) (?:a )?noss[oa]s? (?:tecnica|metodo|tratamento|protocolo|laser|cirurgia|colirio|terapia|equipe) ~5 (?:desaparece|some|acaba|melhora|sumi|resolv|vence|fica|volta|corrig)[a-z]{0,4}',
    ]),
    unlessEarlier: new RegExp(
      `${DENIED.source}|(?:^|[^a-z])(?:se|caso|talvez|alguns|algumas) (?:[a-z]{2,9} ){0,2}$`,
    ),
    unlessSentence: new RegExp(
      `${HEDGED.source}|per(?:da|der|deu)|cegueira|sem volta|vencid|venceu|abert[oa]|liquido|frasco|rasgad|solucao (?:de|para) (?:limp|lente|guard)|ferida|cicatriz|laudo|exame|dilata|embac|turv|incurave|limite|pesquisa|estud|nem todos|descanse|durma|dormir|tire (?:os|as)|demora|prefer|acomod|limp`,
    ),
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'satisfacao (?:garantida|total|100|certa)',
      '(?:ou|senao) (?:refazemos|devolvemos|fazemos de novo|seu dinheiro)',
      '(?:seu )?dinheiro de volta',
      'nunca mais ~3 (?:tera|ter|tem|terao|use|usara|usar|precis|sofr|sinta|sentir|sentira|oculos|lente|estrabismo|grau)[a-z]{0,4}',
      '(?:todos|cem por cento|100 ?%) (?:os |d[eo]s )(?:casos|pacientes) ~3 (?:com sucesso|resolvid|curad|satisfeit|dao certo)[a-z]{0,3}',
      '(?:glaucoma|ceratocone|catarata|miopia|olho seco|degeneracao macular|estrabismo|retinopatia|ambliopia) ~2 (?:tem (?:sim )?cura|e curavel|se cura|com cura|curad[oa])',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /nao (?:tem|ha|existe)|perd|arrepend|desist|sete dias/,
    isAbout: ({ kind }) => kind !== 'plans',
  },
];

const BAD =
  '(?:dor(?:es)?|riscos?|complicac(?:ao|oes)|efeitos? (?:colatera(?:l|is)|advers[a-z]{1,2}|indesejad[a-z]{1,2})|contraindicac(?:ao|oes)|perigos?|desconfortos?|incomodos?|sofrimentos?|traumas?|sequelas?|cicatriz(?:es)?|doer|sofrer|susto|marcas?|infecc(?:ao|oes)|reac(?:ao|oes)|problemas?|preocupac(?:ao|oes)|receios?|medos?|estresse|transtornos?|surpresas)';
const ANY =
  '(?:nenhum[a]? |qualquer |sentir |correr |causar |provocar |deixar |ter |o menor |a menor |absolutamente |tipo de |que |nenhum tipo de |qualquer tipo de |passar por )';
const IS_TREATMENT =
  /cirurg|procediment|operac|oper[ae](?![a-z])|operar|injec|laser|tratament|blefaro|aplicac|tecnica|metodo|implante|plastica|refrativa|anestesia|colirio|exame|catarata|sessao|crosslink|intervenc|etapa|picada|transplante|lente intraocular|terapia|conosco|noss[oa]/;
const SYMPTOM =
  /vermelh|perda|perde|embac|mancha|sintoma|sinal(?! verde)|sinais|sangue|lacrimej|inchac|de repente|silencios|avis(?:o|a)(?![a-z])|mesmo (?:sem|que)|mas (?:a luz|o|a|pode|incomod|ard|e preciso)|pode ser|toda cirurgia|(?:algu|muit|outr)[a-z]{2,4} (?:pessoas|pacientes)?|pouc|maioria|depend|se (?:houver|nao)|quando|ainda que|embora|mito/;

export const RISKS_MEANT: readonly PhraseRule[] = [
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: meant(WORDS, [
      `sem ${ANY}{0,2}${BAD}`,
      'sem (?:medo|receio|drama|sofrer|traumas?|pontos|cortes?) (?:e|nem|,|algum)',
      `(?:oper[a-z]{1,4}|cirurgia|faca|laser|tratamento|aplicacao|injecao) (?:[a-z]{2,12} ){0,3}sem (?:medo|receio|sofrer|susto|drama)`,
      '(?:tao|super|muito|extremamente) (?:suave|leve|tranquil|rapid|simples|delicad|confortave|discret)[a-z]{0,3} que ~2 (?:nem|mal|quase)',
      '(?:nem|mal|quase nao|sequer) (?:percebe|nota|sente|vai perceber|vai sentir|vai notar|percebera|sentira|se da conta)',
      '(?:praticamente|quase|totalmente|completamente|absolutamente) (?:indolor(?:es)?|sem (?:dor|risco|riscos)|imperceptivel|isent[oa])',
      '(?:oper[ae]r?|faca|fazer|trate) ~2 (?:tranquil[oa]|sossegad[oa]|relaxad[oa]|de olhos fechados|sem susto|sem receio|com seguranca total)',
      '(?:nao precisa|nao ha por que|nao tem por que|sem motivo para|nada de|esqueca o|perca o|adeus ao|pode perder o) (?:ter |de )?(?:receio|medo da cirurgia|temor|preocupac|medo de operar|se preocupar)[a-z]{0,4}',
      '(?:nada|ninguem) (?:acontece|aconteceu|sai|da|deu|vai dar|saiu) (?:de )?(?:errado|ruim|mal)',
      '(?:risco|perigo|chance de (?:erro|problema|complicacao)) (?:zero|nul[oa]|inexistente|praticamente zero|quase zero|minim[oa]|desprezivel|irrisori[oa])',
      '(?:totalmente|completamente|cem por cento|100 ?%|absolutamente|extremamente|altamente|super|muito) segur[oa]s?',
      '(?:cirurgia|procedimento|tecnica|metodo|laser|tratamento|operacao)s? (?:[a-z]{2,9} ){0,3}(?:indolor(?:es)?|sem dor|e segur[oa]|segur[oa]s? e )',
      '(?:completamente|totalmente|super|absolutamente|extremamente|muito|cem por cento|100 ?%|inteiramente|plenamente) (?:confortave(?:l|is)|segur[oa]s?|tranquil[oa]s?|indolor(?:es)?|inofensiv[oa]s?|natura(?:l|is))',
      `(?:zero|ausencia (?:total |completa )?de|livres? de|isent[oa]s? de|nada de|fim d[ao]s?) ${ANY}?${BAD}`,
      '(?:nem (?:da para|vai|se|chega a|parece|vao)|mal (?:da para|vai|se)|quase nem se) (?:[a-z]{2,7} )?(?:sentir|sente|senti|notar|perceber|doer|percebe)',
      'imperceptive(?:l|is)',
      '(?:operacao|cirurgia|procedimento|tecnica|tratamento|anestesia|laser|injecao|aplicacao|metodo)s? ~4 (?:segur[oa]s? (?:para todos|em qualquer|para qualquer|e (?:rapid|simples|eficaz|indolor|tranquil)[a-z]{0,2})|a prova de erros?|infalive(?:l|is)|tranquil[oa] e|simples e (?:segur|indolor|tranquil|rapid)[oa]?|brincadeira|moleza|passeio)',
      '(?:nivel|grau|indice) (?:maximo|total|absoluto) de seguranca',
      'seguranca (?:total|absoluta|maxima|garantida|completa|plena|em primeiro lugar garantida)',
    ]),
    unlessEarlier:
      /(?:^|[^a-z])(?:nao (?:e|ha|existe|significa)|nunca|nenhum|nenhuma|ninguem|nem|mesmo|parece)(?:[^a-z]|$)/,
    unlessSentence: SYMPTOM,
    onlySentence: IS_TREATMENT,
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:voce|o paciente|a pessoa|quem opera|ninguem|se|a crianca) ~1 (?:nao )?(?:vai )?(?:sente|sentir|sentira|sentem) (?:absolutamente |mais )?(?:nada|(?:nenhuma? |qualquer )(?:dor|incomodo|desconforto))',
      'nao (?:se )?(?:sente|sentir|sentira|vai sentir|sentem) (?:absolutamente )?(?:nada|dor|(?:nenhuma? |qualquer )?(?:dor|incomodo|desconforto))',
      'nao (?:doi|doeu|arde|incomoda|machuca|vai doer|dói)(?: absolutamente)?(?: nada| nem um pouco| de jeito| mesmo| em nenhum)?',
      'nao (?:ha|tem|existe) (?:o que|nada a|nada para|motivo (?:para|de)|por que|razao (?:para|de)) (?:temer|ter medo|recear|se preocupar|preocupacao|medo)',
      `nao (?:tem|ha|apresenta|oferece|possui|causa|traz|deixa|provoca|existem?|gera|envolve|corre)[m]? (?:nenhum[a]? |qualquer |absolutamente |tipo de )?(?:[a-z]{3,9} )?${BAD}`,
      'nao (?:faz|fazem|fara) (?:nenhum |qualquer )?mal',
      `nunca (?:tivemos|houve|vimos|tive|registramos|aconteceu|teve|ocorreu|tiveram|deu) ~3 (?:${BAD}|problema|reclamac(?:ao|oes)|erros?|errado|intercorrencia)`,
      `nenhum[a]? ~2 (?:paciente|cirurgia|operacao|procedimento|caso|pessoa) ~3 (?:teve|tem|tiveram|deu|sofreu|sofre|apresentou|apresenta|reclamou|sentiu|sente|precisou|ficou) ~2 (?:${BAD}|errado|reoperar)`,
      'nada (?:pode |vai |ha de )?(?:dar|deu|da|dara|sai|sair) (?:de )?errado',
      '(?:nao tem|impossivel|nao ha|sem) (?:erro|como (?:dar|sair) errado|chance de erro|margem (?:para|de) erro)',
      `(?:deixa|causa|tem|da|apresenta|provoca) zero ${BAD}`,
    ]),
    unlessEarlier:
      /(?:^|[^a-z])(?:se|quando|mesmo|embora|ainda que|quem diz|errado|verdade|enquanto|porque|retina|dizer)(?:[^a-z]|$)/,
    unlessSentence: new RegExp(
      `${SYMPTOM.source}|nao (?:ha|tem) (?:pressa)|crianca sente|se nao sentir|glaucoma (?:nao|avanca)`,
    ),
    onlySentence: IS_TREATMENT,
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: [
      'impossivel (?:que )?(?:algo |alguma coisa |nada )?(?:de|der|dar|sair) errado',
      'ausencia (?:total |completa |absoluta )?de (?:riscos?|dor(?:es)?|efeitos?|complicacoes|desconforto)',
      'nada (?:acontece|da|sai|vai dar) (?:de )?errado',
      'nao doi (?:nada|nem um pouco|de jeito nenhum)',
      'nunca tivemos (?:uma? |nenhuma? )?(?:complicacao|intercorrencia|problema|infeccao|erro)',
      'fique tranquil[oa][,:]? (?:[a-z]{1,8} ){0,3}nao doi',
      '(?:medo de operar|medo da cirurgia|medo do procedimento)\\? ?(?:nao precisa|esqueca|bobagem|relaxe|fique)',
    ].flatMap((each) => meant(WORDS, [each])),
  },
];
