import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, OURSELVES, WORDS } from './portuguese-words.ts';

// Words that praise beside whom they praise, and sayings that only advertising uses.

export const BROAD_PRAISE: readonly PhraseRule[] = [
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
    onlySentence: new RegExp(
      `${OURSELVES.source}|medic|doutor|clinica|visao|olhos|prova|cirurg|luz`,
    ),
    unlessEarlier: DENIED,
    unlessSentence: /limpeza|lavar|habito|luz (?:certa|boa)|distancia/,
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
    rule: 'device',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:precisao|rapidez|qualidade|potencia|nitidez|imagem|definicao|desempenho|capacidade) ~4 (?:e|sao|fica) (?:[a-z]{4,12}mente )?(?:incrivel|impressionante|inigualavel|incomparavel|absurda|surreal|fantastica|espetacular|perfeita|absoluta|total|insuperavel|unica)',
      'tod[oa]s (?:as|os) (?:tecnologias?|equipamentos?|recursos?|aparelhos?|inovacoes|novidades) (?:disponive|do mercado|que existem|que ha|mais)[a-z]{0,3}',
      '<device> (?:[a-z]{2,10} ){0,2}que (?:enxerga|ve|mostra|detecta|alcanca|capta|descobre|revela) (?:o que|aquilo que|coisas que|tudo|alem|mais do que)',
      '(?:extrema|altissima|maxima|incrivel|impressionante|absoluta|total) (?:precisao|tecnologia|definicao|exatidao|nitidez|qualidade de imagem|potencia)',
      '(?:vind[oa]s?|direto|importad[oa]s?|trazid[oa]s?) (?:direto |diretamente )?d[aeo]s? (?:alemanha|suica|japao|eua|estados unidos|europa|israel|exterior|coreia|italia|franca)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /exame (?:nao|pode)|pode mostrar|celular/,
  },
  {
    rule: 'rivals',
    severity: 'blocks',
    evenSo: true,
    phrases: meant(WORDS, [
      '(?:ao contrario|diferente|diferentemente|longe|em vez) d[aeo]s? ~1 (?:mutiroes|mutirao|sus|convenios?|planos de saude|clinicas? (?:popula|de)|oticas?|hospitais|consultorios|grandes redes|franquias)[a-z]{0,3}',
      '(?:perdeu|perde|perder|gastou|gasta|desperdic)[a-z]{0,4} (?:seu |mais |o seu )?(?:tempo|dinheiro) (?:em|com|n[ao]) (?:consult|medic|clinic|otic|hospital|quem)[a-z]{0,6}',
      '(?:oper|atend|trabalh|consult)[a-z]{1,4} (?:em serie|em massa|na correria|as pressas|como (?:fabrica|gado|boiada|numero)|por atacado)',
      '(?:clinica|consultorio|otica|hospital|medico|concorrente) (?:ao lado|do lado|vizinh[oa]|da esquina|da frente|ali perto)',
      'desconfie d[oe] (?:seu|diagnostico|outro|que (?:o|seu) (?:medic|oftalm))[a-z]{0,3}',
      '(?:so|apenas) (?:renova|passa|troca|da|faz|assina|copia) (?:a |o )?(?:receita|oculos|grau|atestado)',
      '(?:medicos?|clinicas?|consultorios?|oftalmologistas?) que (?:so|nao|nem|mal|apenas) (?:[a-z]{2,10} ){0,3}(?:receita|ouve|olha|escuta|explica|examina|liga|cuida|vende|atende|opera|corre|pensa)[a-z]{0,2}',
    ]),
    unlessSentence:
      /perto de (?:voce|casa)|urgencia|nos indicamos|encaminh|anuncio|promet|estacion|pelo sus/,
  },
  {
    rule: 'superlative',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<clinic> (?:[a-z]{3,12} )?de (?:renome|prestigio|fama|destaque|expressao|alto gabarito|gabarito)',
      'que (?:voce |a gente |ninguem )?(?:nao|so|somente|dificilmente|raramente) (?:se )?(?:encontra|acha|ve|existe|tem) ~2 (?:lugar nenhum|nenhum lugar|outr[oa]s? (?:lugar|clinica|cidade)[a-z]{0,2}|aqui|conosco|por ai|n[ao] regiao|igual)',
      '(?:fala|falam) por si',
      'nao (?:tem|conhece|ve|encontra|mede) (?:limites?|esforcos|fronteiras|concorrencia)',
    ]),
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'rivals',
    severity: 'blocks',
    evenSo: true,
    phrases: meant(WORDS, [
      '(?:outr[oa]s?|demais) <doctor> ~4 (?:ultrapassad|antiquad|obsolet|atrasad|velh|ainda (?:usa|opera|faz|trabalha))[a-z]{0,3}',
      'como n[ao]s? (?:clinicas? (?:de|popula)[a-z]{0,4}|sus|outr[oa]s|hospitais|posto|consultorios|convenios?|mutir(?:ao|oes))',
      '(?:nenhum|outro|seu|um) (?:medico|oftalmologista|especialista) (?:te )?(?:ajudou|resolveu|descobriu|acertou|explicou|ouviu|entendeu)',
      'ja tentou (?:de tudo|tudo|varios|muitos|outr)[a-z]{0,3}',
    ]),
    unlessSentence: /traga|exames antigos|posto (?:tambem|faz|mede)/,
  },
];
