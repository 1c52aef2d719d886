import { isOfPlans } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, WORDS } from './portuguese-words.ts';

// Single words that praise or promise only beside who they praise or what they promise.

/** The sentence speaks of the clinic as 'we', 'here', or by one of its people. */
const OURSELVES =
  /(?:^|[^a-z])(?:noss[oa]s?|a gente|aqui|conosco|somos|temos|fazemos|cuidamos|oferecemos|nos (?:temos|somos|fazemos|cuidamos)|(?:a|uma|na|da|sua|essa|esta) clinica|(?:a|uma|da) equipe|(?:o|um|no) hospital|(?:a|o)? ?doutora?|dra|corpo medico|corpo clinico)(?:[^a-z]|$)/;
const TREATS =
  /cirurg|procediment|operac|oper[ae]|injec|laser|tratament|aplicac|tecnica|metodo|refrativa|plastica|anestesia|catarata|picad|conosco|noss[oa]/;
const HEDGED =
  /(?:^|[^a-z])(?:podem?|costum[a-z]{1,3}|talvez|algu(?:ns|mas?)|as vezes|depende|geralmente|em geral|maioria|nem (?:todo|toda|sempre)|ainda (?!este|esse|hoje|nesta)[a-z]{1,12}|antes d[aeo]|durante|dias|horas)(?:[^a-z]|$)/;

export const BROAD: readonly PhraseRule[] = [
  {
    rule: 'superlative',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:escolha|decisao|opcao|lugar|endereco|casa|porto) (?:certa|certo|segura|seguro|ideal|perfeit[oa]|inteligente)',
      'tradicao (?:e|de|em|que|n[ao]|familiar)',
      '(?:confianca|respeito|credibilidade|experiencia|competencia|qualidade|seriedade|excelencia) (?:que (?:atravess|voce|so|se|faz|inspir|transform|merec|fal)[a-z]{0,4}|e (?:tradicao|credibilidade|competencia|experiencia|qualidade|tecnologia|inovacao|seriedade|carinho|respeito|excelencia|seguranca|resultado)|reconhecid|comprovad|incontestavel|de geracoes|ha geracoes|de sobra|inigualavel|acima)[a-z]{0,3}',
      '(?:mais|melhor|super|totalmente|mais bem|completamente) (?:bem )?equipad[oa]s?',
      '(?:carinho|cuidado|atencao|dedicacao|amor|zelo|acolhimento|respeito|qualidade|profissionalismo|olhar) (?:[a-z]{2,12} )?(?:que|como) (?:so|somente|ninguem|nenhum|poucos|nao|voce nao|faz (?:a )?diferenca)',
      '(?:escolhe|escolhem|escolha|escolheu|prefere|preferem|procura|procuram|confia(?:m)?) (?:n?a gente|a nossa|na nossa|em nos|o nosso|no nosso|nossa equipe)',
      '(?:paixao|amor|vocacao|obsessao|compromisso|excelencia|maestria|primor|perfeicao) (?:por|pel[ao]|com a excelencia|em|n[ao]) (?:cuidar|cuidado|oftalmologia|visao|enxergar|sua visao|olhos|cada|tudo|atender|operar|nosso|servir|que faz)',
      '(?:incansave(?:l|is)|incontestave(?:l|is)|inquestionave(?:l|is)|indiscutive(?:l|is)|inconfundive(?:l|is)|inesquecive(?:l|is)|formidave(?:l|is)|notave(?:l|is)|brilhantes?|geniais?|extraordinari[oa]s?|fenomena(?:l|is)|sensaciona(?:l|is)|espetacular(?:es)?|fantastic[oa]s?|maravilhos[oa]s?|incrive(?:l|is)|excepciona(?:l|is)|fabulos[oa]s?|magnific[oa]s?|primoros[oa]s?|sublimes?|perfeit[oa]s?|impecave(?:l|is)|excelentes?)',
      '(?:vem|venha|venham|agende|marque|conheca) ~5 (?:melhor|maior|quem e bom|quem sabe|quem entende|excelencia|diferenca|padrao|qualidade|maravilh[a-z]{1,4}|clinica (?:completa|modelo|dos sonhos))',
      '(?:faz|fazem|fazemos|fizemos|e|esta|mora) (?:toda )?(?:a|o|nosso) (?:diferenca|diferencial)',
      'clinica (?:modelo|completa(?: em| para|,|$)|boutique|dos sonhos|premium|de luxo|de referencia|de excelencia|que (?:virou|e) referencia)',
      '(?:a|o|os|as) mais (?:alt[oa]|elevad[oa])s? (?:padrao|nivel|qualidade|tecnologia|precisao|padroes)',
      '(?:atendimento|servico|cuidado|medicina|oftalmologia|equipe|profissionais|estrutura) (?:de|com) (?:alto padrao|alta qualidade|altissima qualidade|primeiro mundo|qualidade (?:superior|internacional|maxima)|excelencia|ponta|verdade|outro nivel|nivel internacional)',
      'nivel (?:internacional|de excelencia|superior|mundial)',
      '(?:cresce|crescemos|cresceu|evoluimos|inovamos) (?:[a-z]{2,8} )?(?:mais|todo ano|para ser|porque|porque somos)',
    ]),
    onlySentence: OURSELVES,
    unlessEarlier: DENIED,
    unlessSentence:
      /pergunt|exame (?:e|fica|foi) perfeit|visao perfeita nao|(?:excelente|perfeit[oa]|otim[oa]) (?:para|quando) (?:o|a) (?:exame|limpeza)|receita|encaixe perfeit/,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'superlative',
    severity: 'advises',
    phrases: meant(WORDS, [
      '(?:humanizad[oa]s?|acolhedor(?:a|es|as)?|diferenciad[oa]s?|personalizad[oa]s?|sob medida|especialissim[oa]s?|encantador(?:a|es)?|surpreendentes?|dedicadissim[oa]s?|altamente)',
      '(?:carinho|dedicacao|amor|paixao|excelencia) ',
    ]),
    onlySentence: OURSELVES,
    unlessEarlier: DENIED,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
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
    rule: 'rivals',
    severity: 'blocks',
    evenSo: true,
    phrases: meant(WORDS, [
      '(?:amador(?:es|as?)?|curiosos|aventureir[oa]s?|charlat[a-z]{1,3}|picaret[a-z]{1,3}|improvisos|principiantes|inexperientes|despreparad[oa]s?)',
      '(?:medic[oa]|doutora?|especialista|cirurgiao|oftalmologista|clinica|profissional) (?:[a-z]{1,10} )?de verdade',
      'muit[oa]s (?:medic|clinic|oftalm|consultor|otic|profission|hospit|lugar)[a-z]{1,10} ~2 (?:so |nao |nem |pensa|quer|cobra|promet|opera|empurra|vende|esquece|ignora|correm|deixam)[a-z]{0,3}',
      'ninguem ~4 (?:cobra|tem precos?|faz por|oferece tanto|entrega|opera) ~4 (?:pouco|menos|barato|como|assim|isso|tanto|igual|melhor|bem)',
      'nao (?:arrisque|entregue|confie|deixe|coloque|ponha) (?:[a-z]{1,8} ){1,4}(?:com|a|nas maos de|na mao de|em) (?:qualquer|amador|quem nao|curios|aventur|desconhecid|mao)[a-z]{0,6}',
      'qualquer (?:um|medico|clinica|lugar|consultorio)[,.]? ~5 (?:olhos|visao|aqui|nos|escolh|merece|confi|cuid)[a-z]{0,4}',
      '(?:sua visao|seus olhos|seu olhar) (?:nao (?:merece|e para|e lugar)|merece[m]? mais (?:do )?que)',
    ]),
    unlessSentence: /atletas?|esporte|foto|astronom|fotograf|perguntas/,
  },
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
    unlessSentence: /(?:^|[^a-z])sus(?:[^a-z]|$)|convenio|estacionament|cafe|retorno|prefeitura|crianca/,
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:ouca|escute|veja|leia|assista|pergunte a|pergunte para|conheca) ~3 quem (?:ja )?(?:operou|opera|fez|veio|passou|se trat|confi|foi|conhece|enxerg)[a-z]{0,4}',
      '(?:opiniao|palavra|voz|relato|experiencia|carinho|confianca|avaliacao|gratidao|sorriso|historia)s? de quem (?:ja |se |nos )?(?:confi|oper|veio|pass|fez|foi|voltou|enxerg|trat|conhec|ama|escolh)[a-z]{0,4}',
      '(?:confia(?:m)?|acredita(?:m)?|aposta(?:m)?) (?:n?a gente|em nos|n[ao] noss[oa]|na clinica|na doutora|na nossa)',
      '(?:tanto|todo esse|todo o|quanto) (?:carinho|amor|elogio|reconhecimento)',
      'nos (?:recomendam?|indicam?|amam?|escolhem?|elogiam?|adoram?|procuram por isso)',
      '(?:recomendam|indicam|elogiam|adoram|amam|aprovam) (?:a|o|noss[oa]|a nossa|o nosso|nossos?) (?:clinica|equipe|trabalho|atendimento|medica|doutora|servico)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /pesquisa|autoriza|por escrito|formulario|reclamac|ouvidoria|anonim/,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:repare|reparem|olhem|vejam|observe|observem|notem|percebam|admire|admirem) (?:na |a |no |o |so |que |como )?(?:diferenca|mudanca|olhar|resultado|evolucao|transformacao|antes|olhos)',
      '(?:nao|mal|so) (?:lia|via|enxergava|dirigia|conseguia|saia|reconhecia|costurava|podia|andava) [^\\n?]{1,70}[^a-z](?:depois d|apos |virou|conseguiu|voltou|e a primeira|ganhou|com a cirurgia|com o tratamento|com noss)[a-z]{0,3}',
      '(?:dona|seu|sr|sra|senhora?|ela|ele|paciente|avo|mae|pai) [^\\n?]{0,40}(?:voltou|voltaram|passou|conseguiu|recuperou|ganhou) (?:a )?(?:a )?(?:enxergar|ler|dirigir|costurar|bordar|ver|sorrir|andar|cozinhar|visao|vida|independencia|autoestima|trabalhar)',
    ]),
    unlessSentence:
      /quadro|explica|laudo|exame|entre |pode |dilat|a crianca que|pesquisa|historia d[ao] (?:oftalmologia|medicina)|nao (?:public|mostr)|crianca aperta|(?:nas|das) letras/,
  },
  {
    rule: 'remote-diagnosis',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:diga|conte|mande|descreva|escreva|fale|relate|comente) ~4 (?:sintomas?|sente|caso|queixa|problema|duvida) ~4 (?:saiba|descubra|receba|veja|tenha) ~1 (?:o que|se|qual|resposta|diagnostico|tratamento|orientacao|conduta)',
      'plantao ~4 (?:instagram|whats[a-z]{0,3}|direct|stories|comentarios)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /consulta presencial|marque|horario|recepcao/,
  },
  {
    rule: 'figure',
    severity: 'blocks',
    phrases: meant(WORDS, ['<number> (?:em|de|entre|a) (?:cada )?<number> (?:<people>|miopes|doentes)']),
    unlessEarlier: DENIED,
    unlessSentence: /segundo (?:o|a|os|as) |de acordo com|conforme|fonte:|estima que|censo|ibge|oms/,
    isAbout: (content) => !content.hasSources && !isOfPlans(content),
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
    rule: 'superlative',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'anos.luz',
      '(?:fora da curva|fora de serie|de outro (?:mundo|planeta|nivel)|de cair o queixo|show de bola|de tirar o chapeu|pau a pau com ninguem)',
      '(?:ser bom|o bom|o basico|o comum|o minimo) (?:nao basta|nao e suficiente|e pouco)',
      '(?:buscamos|alcancamos|entregamos|perseguimos|beiramos) (?:sempre )?(?:a |o )?(?:perfeicao|excelencia|melhor|maximo|impossivel)',
      '(?:cuidar|cuidado|enxergar|visao|excelencia|qualidade|confianca|carinho|seguranca|oftalmologia)(?: [a-z]{2,6}){0,4} tem (?:nome|endereco|sobrenome)',
      '(?:feras?|craques?|bons|boas|os caras|imbativeis|referencias?) (?:em|n[ao]|d[aeo]) (?:lente|catarata|retina|cirurgia|olho|visao|que faz|oftalmo|glaucoma|crianca)[a-z]{0,4}',
      '(?:faz|fazemos|fazem) (?:toda )?a diferenca',
      '(?:quem prova aprova|quem conhece confia|quem conhece nao troca|o resto e conversa|sem concorrencia|sem rival)',
    ]),
    onlySentence: new RegExp(`${OURSELVES.source}|medic|doutor|clinica|visao|olhos|prova|cirurg|luz`),
    unlessEarlier: DENIED,
    unlessSentence: /limpeza|lavar|habito|luz (?:certa|boa)|distancia/,
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
    rule: 'rivals',
    severity: 'blocks',
    evenSo: true,
    phrases: meant(WORDS, [
      'enquanto (?:uns|alguns|outros|muitos|os outros|tantos|a maioria|o mercado) ~6 (?:nos|a gente|aqui|noss[oa])',
      'nao somos (?:como|iguais|igual|mais uma|so mais|qualquer|apenas mais)',
      '(?:nao (?:opere|va|trate|faca|marque|compre|entregue|confie)) ~4 (?:em|com|n?a?) ?(?:qualquer (?:lugar|um|medico|clinica|pessoa)|clinica barata)',
      'o barato sai caro',
      '(?:uns|outros|alguns) [a-z]{3,10}, (?:mas )?(?:nos(?! olhos)|a gente)',
    ]),
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:ver|deixar|ter|saber) (?:voces?|noss[oa]s pacientes|pacientes|quem [a-z]{3,8}) (?:tao )?(?:feliz|felizes|sorrindo|satisfeit[oa]s?|bem|enxergando|realizad[oa]s?) ~2 (?:nao tem preco|e (?:a |o )?noss|paga|vale|nos)[a-z]{0,3}',
      'quem (?:vem|veio|faz|fez|opera|conhece|passa|entra) ~4 (?:volta e|volta sempre|nao (?:larga|sai|troca|quer)|traga|traz|chama|recomenda|vira|fica fa|vira fa)',
      '(?:mandou|deixou|enviou|gravou|escreveu) (?:est[ea]|ess[ea]|um|uma) (?:[a-z]{4,8} )?(?:recado|audio|mensagem|depoimento|video|bilhete|carta|textinho|declaracao)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /autoriza|reclamac|recepcao|documento|acompanhante|exames?(?![a-z])|urgente|receita/,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:chegou|entrou|veio|chegava) ~6 e (?:foi embora|saiu|sai|voltou|se foi|partiu|ja|hoje|agora)',
      'que (?:mudanca|transformacao|diferenca|evolucao)!',
      '(?:so|olha|olhem|veja|vejam) (?:so )?o antes d',
    ]),
    unlessSentence: /crianca|pode |recepcao|atrasad/,
  },
];
