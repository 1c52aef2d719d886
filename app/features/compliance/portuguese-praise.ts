import { spread } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED } from './portuguese-words.ts';

// Self-praise that a clinic may not publish, in Portuguese, matched without accents and capitals.

const WHO =
  'clinicas?|medic[oa]s?|oftalmologistas?|doutor(?:a|es|as)?|equipes?|centros?|hospita(?:l|is)|consultorios?';
const WHERE =
  '(?:d[aeo]|n[ao]|em) (?:regiao|cidade|brasil|estado|pais|mundo|mercado|minas|serra|sul|interior|ramo|area)';

export const PRAISE: readonly PhraseRule[] = [
  {
    rule: 'superlative',
    severity: 'blocks',
    // 'O melhor' praises; 'um aparelho melhor' compares.
    phrases: ['melhor(?:es)?'],
    onlyBefore:
      /(?:^|[^a-z])(?:[oa]s?|d[eoa]s?|n[oa]s?|aos?|pel[oa]s?|com|entre|somos|noss[oa]s?)(?: (?:seu|sua|noss[oa]))? $|[aoe]melhor(?:es)? $/,
    unlessBefore:
      /(?:^|[^a-z])(?:enxerg\w{1,5}|ver|veem|ve|via|vejo|viu|vemos|lem?|ler|dorm\w{1,5}|funcion\w{1,5}|entend\w{1,5}|conhec\w{1,5}|explic\w{1,5}|fic\w{1,5}|sent\w{1,5}|ouv\w{1,5}|viv\w{1,5}|cuid\w{1,5}|ajud\w{1,5}|trat\w{1,5}|respond\w{1,5}|escolh\w{1,5}|vez|muito|bem|pouco|qual|quais|quanto|bastante|ainda|sera|seria|saber|olho|andar|vao|vai|esta|estao|estar|para|ou|nada|mesmo|tudo|algo|adapt\w{1,6}|agir|age|aparec\w{1,5}|compar\w{1,5}|mostr\w{1,5}|observ\w{1,5}|perceb\w{1,5}|proteg\w{1,5}|prepar\w{1,6}|pens\w{1,5}|decid\w{1,5}|examin\w{1,5}) (?:e )?$/,
    unlessAfter:
      /^ (?:a fazer|(?:oculos|lentes?|colirios?) (?:e|sao|depende)|correc|acuidade|visao (?:possivel|corrigida|para)|interesse|horario|momento|hora(?![a-z])|dia(?![a-z])|data|forma de|maneira|jeito|olho|posic|do que|que (?:antes|nada|o outro|esper)|nao |nem |nesse|nesta|neste|assim|evitar|perguntar|vir(?![a-z])|usar|adapta|conforto|e(?![a-z])|parte(?![a-z])|opcao (?:para|e|depende)|epoca|resposta|distancia|luz|protecao|prevencao|prova|amig|armacao (?:depende|para)|remedio e|lente e|resultado (?:do exame|possivel)|qualidade de vida|caminho|lugar|lado|idade|epoca|voce |perto|longe|sem |com |de (?:perto|longe|dia|noite)|seria|avis|espera|marcar|falar|para (?:(?:o seu|este|esse|aquele) caso|cada|aquele|quem))/,
    unlessEarlier: DENIED,
  },
  {
    rule: 'superlative',
    severity: 'blocks',
    phrases: [`melhor(?:es)? (?:${WHO}|atendimento|tecnologia|equipamento)`],
    unlessEarlier: DENIED,
  },
  {
    rule: 'superlative',
    severity: 'blocks',
    phrases: [
      `maior(?:es)? (?:${WHO}|autoridade|experiencia|referencia|estrutura)`,
      `maior(?:es)? ${WHERE}`,
      `mais (?:complet[oa]s?|experientes?|renomad[oa]s?|qualificad[oa]s?|preparad[oa]s?|respeitad[oa]s?|confiave(?:l|is)|premiad[oa]s?|procurad[oa]s?|tradiciona(?:l|is)|bem avaliad[oa]s?) ${WHERE}`,
      'lider(?:es)?',
      'lideranca',
      'numero (?:1|um) (?:d[aeo]|em|n[ao]|para)',
      `unic[oa]s? (?:${WHO}|aparelhos?|equipamentos?|tecnologias?|metodos?)`,
      `unic[oa]s? ${WHERE}`,
      'unic[oa]s? que (?:garante|oferece|tem|faz|realiza|possui|cuida|entende|atende)',
      'somos (?:(?:os|as) )?unic[oa]s',
      'pioneir[oa]s?',
      'pioneirismo',
      'exclusiv[oa]s?',
      'exclusividade',
      'incomparave(?:l|is)',
      'inigualave(?:l|is)',
      'insuperave(?:l|is)',
      'imbative(?:l|is)',
      'excelencia',
      'renomad[oa]s?',
      'conceituad[oa]s?',
      'consagrad[oa]s?',
      'sem igual',
      'altissim[oa] (?:nivel|qualidade|padrao)',
      'altamente (?:qualificad|especializad|capacitad|treinad)[oa]s?',
      'alto padrao',
      'qualidade (?:superior|incomparavel|unica|maxima)',
      `primeir[oa]s? (?:${WHO}) ${WHERE}`,
    ].flatMap(spread),
    unlessBefore: /(?:uso|uma|um|olho|dose|nao e|nem|vou ser) $/,
    unlessEarlier: /(?:^|[^a-z])(?:nao|nem|nunca)(?:[^a-z]|$)/,
  },
  {
    rule: 'superlative',
    severity: 'blocks',
    phrases: ['metodo', 'tecnologia', 'experiencia', 'atendimento', 'cuidado', 'resultado'].map(
      (what) => `${what}s? unic[oa]s?`,
    ),
  },
  {
    rule: 'superlative',
    severity: 'blocks',
    phrases: ['referencia (?:em|n[ao]|nacional|regional|mundial|para a regiao)'],
    unlessBefore:
      /(?:^|[^a-z])(?:valor\w{0,2}|ponto|medic[oa]|centro|servico|com|em|por|faz|como|de|sua|e a) $/,
  },
  {
    rule: 'device',
    severity: 'blocks',
    phrases: [
      'ultim[oa]s? (?:modelos?|geracao|palavra em)',
      '(?:tecnologia|equipamento|aparelho|laser|recurso|exame)s? (?:de ponta|inovador|revolucionari|exclusiv|superior|avancad|modern|mais (?:modern|avancad|potent|complet))[a-z]{0,4}',
      'mais (?:modern[oa]s?|avancad[oa]s?|tecnologic[oa]s?|precis[oa]s?) (?:d[aeo]s?|que|em|tecnolog[a-z]{1,4}|equipamentos?|aparelhos?|tecnicas?)',
      'que ha de mais (?:modern|avancad|novo|atual)[a-z]{0,3}',
      'revolucionari[oa]s?',
      'alta tecnologia',
      'altissima tecnologia',
      'estado da arte',
      'superior(?:es)? (?:a|as|aos) (?:outr|demais|concorrent)[a-z]{0,4}',
      'modernissim[oa]s?',
      'superpotentes?',
    ].flatMap(spread),
    unlessEarlier: /(?:^|[^a-z])(?:nao|nem|nunca)(?:[^a-z]|$)/,
    unlessAfter: /^ d[ao] (?:familia|nossa)/,
  },
  {
    rule: 'rivals',
    severity: 'blocks',
    phrases: [
      'diferente(?:mente)? d[aeo]s? (?:outr[oa]s?|demais) (?:clinica|medic|consultorio|oftalmologista|profissiona)[a-z]{0,4}',
      'ao contrario d[aeo]s? (?:outr[oa]s?|demais) (?:clinica|medic|consultorio|oftalmologista|profissiona)[a-z]{0,4}',
      'outr[oa]s? (?:clinica|medic[oa]|consultorio|oftalmologista)s? (?:nao|so|apenas|erram|cobram)',
      'concorrencia',
      'concorrentes?',
      'que os medicos nao (?:contam|querem)',
    ].flatMap(spread),
  },
];
