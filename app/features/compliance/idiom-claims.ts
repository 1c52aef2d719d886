import { isOfPlans, type LintedContent } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, WORDS } from './portuguese-words.ts';

// Sayings by which others are belittled, the famous are shown, titles are lent and presents are tied.

const isNoTestimonial = ({ kind }: LintedContent) => kind !== 'testimonials';

const FAMOUS =
  '(?:ator|atriz|cantora?|jogadora?|ex.jogadora?|apresentadora?|influencers?|influenciadora?|youtuber|modelo|prefeit[oa]|vereadora?|deputad[oa]|ministr[oa]|padre|artistas?|famos[oa]s?|celebridades?|campea|campeao|goleir[oa]|atleta|tenista|gala|comentarista|vocalista|blogueir[oa]|sanfoneiro|ex.bbb|bbb|globais|craque)';
const NO_DOCTORS =
  '(?:optometristas?|optic[oa]s?|otic[oa]s?|tecnic[oa]s?(?: de [a-z]{3,12})?|esteticistas?|biomedic[oa]s?|enfermeir[oa]s?|farmaceutic[oa]s?|balconistas?|recepcionistas?|podolog[oa]s?|massoterapeutas?|dentistas?|coach|terapeutas?|naturopatas?|ortoptistas?|atendentes?|consultor(?:a|es)?|vendedor(?:a|es)?|auxiliar(?:es)?|cardiologistas?|clinico geral|fonoaudiolog[oa]s?|estagiari[oa]s?)';

export const IDIOM_CLAIMS: readonly PhraseRule[] = [
  {
    rule: 'rivals',
    severity: 'blocks',
    evenSo: true,
    phrases: meant(WORDS, [
      'deixa(?:m|mos)? ~6 (?:no chinelo|na poeira|comendo poeira|a ver navios|para tras)',
      'chega(?:m)? (?:nem )?(?:aos|a) (?:noss[oa]s? )?pes',
      'bota(?:m|mos)? ~4 no bolso',
      '(?:clinica|consultorio|hospital|medico|postinho|posto|doutor|otica|plano|convenio|lugar) nenhum ~6 (?:como|igual|assim|noss[oa]|faz|da)',
      'nenhum[a]? (?:clinica|consultorio|hospital|medico|posto|plano|convenio|cooperativa)[a-z ]{0,24} (?:chega|faz|da|te da|oferece|entrega|consegue) ~4 (?:noss[oa]|aqui|como|igual|conosco|a gente|nos(?![a-z])|voce tem aqui|pes)',
      '(?:metade|o dobro|um terco|menos) do que (?:cobram|pagam|custa|se cobra|voce paga) ',
      '(?:cobram|pagam|fazem|prometem|erram|enrolam) por ai',
      'so nos (?:podemos|sabemos|fazemos|conseguimos|resolvemos|temos)',
      'nao entregue ~4 a (?:aprendiz|amador|qualquer|curios|aventur)[a-z]{0,4}',
    ]),
    unlessSentence: /nao (?:podemos|dizemos|se deve|e etico)|desconfi/,
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      `${FAMOUS} ~9 (?:conosco|com a gente|com noss[oa]|da casa|nosso paciente|paciente noss[oa]|na nossa|no nosso|a nossa|ao nosso|graças a nos|gracas a nos|fez [^.!?]{0,24} aqui|operou [^.!?]{0,24} aqui|(?:e|foi|sao) noss[oa]s? pacientes?)`,
      `${FAMOUS} ~4 (?:confiam?|operam|escolhem|se tratam|se consultam) ~3 (?:aqui|noss[oa]|n[ao] clinica|conosco)`,
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /campanha|palestra|entrevista|visit|doac|missa|engana|vedad/,
    isAbout: isNoTestimonial,
  },
  {
    rule: 'specialist',
    severity: 'blocks',
    phrases: meant(WORDS, [
      `${NO_DOCTORS} (?:[a-z]{1,12} ){0,5}(?:trata(?!do)|opera(?!d)|prescreve|receita(?! d[ea])|diagnostica|da o diagnostico|corrige|faz a (?:cirurgia|blefaro)|aplica (?:toxina|botox|laser)|resolve|passa o colirio|libera o|levanta a|cuida do seu (?:glaucoma|olho)|descobre)[a-z]{0,9}`,
      '(?:doutora?|mestre|phd|especialista|expert|terapeuta) (?:em|d[ae]) (?:visao|estetica|beleza|olhar)[a-z ]{0,14}(?:quantic[ao]|integrativ[ao]|do olhar|ocular)?',
      '(?:visao|oftalmologia) (?:quantica|integrativa|holistica)',
      'experts? (?:em|d[ae]) (?:glaucoma|catarata|retina|cornea|palpebras?|olhos?|visao|olhar|estrabismo|lentes)',
      '(?:pos|pos.graduacao|curso|formad[oa]|diploma|titulo)[^.!?\\n]{0,24} (?:de|num|em um|no) (?:curso de )?(?:fim|final) de semana',
      '(?:sem ser|sem precisar ser|mesmo sem ser|mesmo sem diploma d?e?) ?(?:medic[oa])?[^.!?\\n]{0,40} (?:palpebra|blefaro|laser|toxina)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /(?:^|[^a-z])(?:nao|nunca|so|somente|apenas) (?:[a-z]{2,8} ){0,3}(?:medic|oftalmo|pode|trata|receita|e medic|forma)|medic[oa] (?:que |faz|indicou|da )|sob (?:supervis|orient)|se (?:a|o) medic|confere|ler a receita|com (?:a )?receita/,
  },
  {
    rule: 'tied-sale',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:na compra|comprando|comprou|compre|levando|levou|leve|fechando|fechou|trouxe|quem (?:compra|fecha|leva|traz|trouxer|comprar)) ~8 (?:consulta|exame|avaliacao|medida do grau|receita|pre.operatorio) ~4 (?:nao custa|de graca|nao paga|na faixa|por nossa|de presente|gratis|sem cobrar|zero|cortesia)',
      'vale.(?:cirurgia|exame|consulta|laser|visao|presente|avaliacao|lente)s?',
      '(?:presentei?[ae]|de presente|presentear)[^.!?\\n]{0,40} (?:cirurgia|laser|blefaroplastia|plastica|refrativa)',
      'cart(?:ao|oes).(?:presente|fidelidade)',
      '(?:primeir[oa]s (?:\\d{1,3}|<number>)|(?:\\d{1,3}|<number>) primeir[oa]s) ~5 (?:ganham|levam|pagam|por nossa conta|gratis|nao pagam|de graca)',
    ]),
    unlessEarlier: DENIED,
    isAbout: (content) => !isOfPlans(content),
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:durma|durmam|dorme|bobeie|vacile) (?:no ponto|e |nao)',
      'contagem regressiva',
      'ate (?:a )?meia.noite ~5 (?:garant|ganh|valor|preco|desconto|condic)[a-z]{0,4}',
      'bomba.relogio',
      '(?:cegueira|escuridao|breu|trevas) ~5 (?:te espera|espera por|ronda|bater? a|a porta|manda recado|bate)',
      '(?:bengala|cegueira|escuridao) (?:branca )?(?:e|sera) (?:so )?questao de tempo',
      'a culpa (?:sera|vai ser|e|vai) (?:toda )?(?:sua|de quem nao)',
      'imagens? fortes?',
      '(?:restam|resta|sobraram|sobrou) (?:so |apenas )?(?:<number>|\\d{1,2}) (?:vagas?|horarios?|lugares)',
      'ainda da tempo, mas',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /palestra|inscric|estacionamento|pronto.socorro|imposto/,
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:obrigad[oa]|chorei|amei|gratidao|anjos?|mudou minha vida|voltei a)[^.!?\\n"”]{0,80}[!.]?["”],? ?(?:\\(|disse|conta|brinca|resumiu|diz|escreveu|relat|paciente)',
      '(?:agradece|agradeceu|chora|chorou|emociona) ~4 (?:de joelhos|ao cirurgiao|a doutora|ao doutor|a nossa|a equipe|ao ver|ao tirar)',
    ]),
    unlessEarlier: DENIED,
    isAbout: isNoTestimonial,
  },
];
