import { isOfPlans } from './linted-content.ts';
import { spread } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';

// The same rules for English, which Brazilian law covers too.

const DENIED =
  /(?:^|[^a-z])(?:not|never|no|nobody|none|nor|without|cannot|can't|don't|doesn't|isn't|won't)(?:[^a-z]|$)/;
const WHO =
  '(?:clinics?|doctors?|ophthalmologists?|physicians?|teams?|cent(?:er|re)s?|hospitals?|surgeons?)';
const PROCEDURE =
  /surger|exam|laser|procedure|injection|operation|mapping|topography|retinography|pachymetry|gonioscopy|visual field/;
const PRICES = [
  'r\\$ ?\\d[\\d.,]{0,12}',
  'us\\$ ?\\d[\\d.,]{0,12}',
  '\\d[\\d.,]{0,12} ?(?:brl|reais|dollars)',
];

export const ENGLISH_RULES: readonly PhraseRule[] = [
  {
    rule: 'superlative',
    severity: 'blocks',
    phrases: [
      `best (?:eye )?(?:${WHO}|care|treatments?|technolog[a-z]{1,3}|equipment|results?|lens(?:es)?|quality|service|in (?:town|brazil|the))`,
      `leading ${WHO}`,
      `only ${WHO} (?:in|that|to|with)`,
      'number one',
      'pioneer(?:s|ing)?',
      'exclusive(?:ly ours)?',
      'unrivall?ed',
      'unmatched',
      'unique (?:method|technolog|treatment|experience)[a-z]{0,3}',
      'world.class',
      'renowned',
      'top.rated',
      'excellence',
      'second to none',
    ],
    unlessEarlier: DENIED,
    unlessBefore: /(?:not|use|nor) $/,
  },
  {
    rule: 'promise',
    severity: 'blocks',
    phrases: [
      'guarantee(?:s|d)?',
      '100 ?%',
      '100 ?percent',
      'one hundred percent',
      'cure[sd]?',
      '(?:permanent|definitive|lasting|perfect|certain|instant|amazing|proven) (?:results?|solutions?|cures?|corrections?|vision|relief|fix)',
      'miracle[a-z]{0,3}',
      'miraculous[a-z]{0,2}',
      'never (?:need|wear) (?:glasses|lenses|contacts) again',
      'goodbye to (?:your )?(?:glasses|lenses|cataracts?)',
      'get rid of (?:your )?glasses',
      'free (?:yourself )?from glasses',
      'restore[sd]? your (?:sight|vision)',
      'infallible',
    ].flatMap(spread),
    unlessEarlier: DENIED,
    unlessAfter:
      /^(?: ?\?| (?:on|for) (?:the )?(?:lens|product|frame)|[^.!\n]{0,40}\?)| of (?:cotton|uv)/,
  },
  {
    rule: 'no-risk',
    severity: 'blocks',
    phrases: [
      'painless(?:ly)?',
      'pain.free',
      'risk.free',
      'without (?:any )?(?:pain|risks?|complications?|side effects)',
      'no (?:pain|risks?|side effects|complications?)(?: at all)?(?! does not mean)',
      '(?:completely|totally|absolutely|perfectly) safe',
      'zero (?:risk|pain)',
    ].flatMap(spread),
    unlessEarlier:
      /(?:^|[^a-z])(?:not|never|no|nobody|isn't|can be|may be|or|even|usually|with or)(?:[^a-z]|$)/,
    unlessSentence:
      /warning|sudden|loss|red eye|blurr|spot|symptom|sign|sight|with or|silent|even if|lose/,
  },
  {
    rule: 'device',
    severity: 'blocks',
    phrases: [
      'latest (?:model|generation|technology|equipment|laser)',
      'state.of.the.art',
      'cutting.edge',
      'most (?:advanced|modern) (?:technolog|equipment|laser|device)[a-z]{0,3}',
      'revolutionary',
      'high.tech',
      'superior to (?:other|all)',
    ],
    unlessEarlier: DENIED,
  },
  {
    rule: 'rivals',
    severity: 'blocks',
    phrases: [
      `unlike other ${WHO}`,
      `other ${WHO} (?:do not|don't|charge|miss)`,
      'our competitors?',
    ],
  },
  {
    rule: 'sensation',
    severity: 'blocks',
    phrases: [
      'hurry',
      'today only',
      'limited (?:time|spots|places)',
      "don't miss (?:out|this)",
      'last chance',
      'act now',
      'black friday',
      'transform your (?:life|vision)',
    ],
    unlessBefore: /(?:no|not|in a|don't|without|need to|and) $/,
    unlessAfter: /^ to /,
  },
  {
    rule: 'price',
    severity: 'blocks',
    phrases: PRICES,
    onlySentence: PROCEDURE,
    isAbout: (content) => !isOfPlans(content),
  },
  {
    rule: 'price',
    severity: 'blocks',
    phrases: PRICES,
    unlessSentence: new RegExp(`consultation|visit|${PROCEDURE.source}`),
    isAbout: (content) =>
      !isOfPlans(content) &&
      !(content.kind === 'services' && content.slug === 'consultas-oftalmologicas'),
  },
  {
    rule: 'tied-sale',
    severity: 'blocks',
    phrases: [
      'free (?:consultation|exam|check.?up|surgery|screening|lenses|glasses)s?',
      'prize draws?',
      'giveaways?',
      'raffles?',
      'free gifts?',
      'cashback',
      'packages? of (?:consultations|exams|surgeries)',
      'discount[^.!?\\n]{0,40} (?:if|when) you (?:buy|sign|have surgery|refer)',
    ],
    unlessEarlier: DENIED,
  },
  {
    rule: 'surgery-discount',
    severity: 'advises',
    phrases: ['discount on (?:a |any )?(?:surger(?:y|ies)|procedures?)'],
    unlessEarlier: DENIED,
    unlessAfter: /^ is no(?:t a)? reason/,
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: ['before.and.after', 'before ?/ ?after'],
    onlySentence: /photo|picture|image|result|see |gallery|video|our patients|before ?\/ ?after/,
    unlessSentence: /care|wash|explain|guid|instruct/,
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: [
      'our patients (?:love|say|recommend|trust)',
      '(?:happy|satisfied|delighted) patients',
      '(?:five|5).star',
      'changed (?:my|your) life',
      'patient testimonials?',
    ].flatMap(spread),
    unlessEarlier: DENIED,
  },
  {
    rule: 'heartfelt-praise',
    severity: 'blocks',
    phrases: [
      'amazing',
      'wonderful',
      'excellent',
      'incredible',
      'perfect',
      'fantastic',
      'outstanding',
      'highly recommend',
      'saved my',
    ],
    isAbout: ({ kind }) => kind === 'testimonials',
  },
  {
    rule: 'lens-prescription',
    severity: 'blocks',
    phrases: [
      'no (?:prescription|consultation|exam) (?:needed|required|necessary)',
      'without (?:a |any )?(?:prescription|consultation|exam)',
    ],
    onlySentence: /lens|contacts|drops|glasses/,
    unlessEarlier: DENIED,
    unlessSentence: /risk|danger|avoid|harm|even colou?red/,
  },
  {
    rule: 'remote-diagnosis',
    severity: 'blocks',
    phrases: [
      'diagnos[a-z]{1,5} (?:[a-z]{2,12} ){0,3}(?:by|over|via|on|through) (?:whatsapp|photo|message|video|phone|chat|instagram)',
      'consultations? (?:by|over|via|on|through) (?:whatsapp|photo|message|chat|instagram)',
      'send (?:us )?(?:a |your )?(?:photo|picture)s? of (?:your|the) eyes?',
    ],
    unlessEarlier: DENIED,
    unlessSentence: /book|schedul|confirm|cancel/,
  },
  {
    rule: 'machine-diagnosis',
    severity: 'blocks',
    phrases: [
      '(?:artificial intelligence|chatbot|virtual assistant|app)[^.!?\\n]{0,40} (?:diagnos|detect|prescrib)[a-z]{0,5}',
    ].flatMap(spread),
    unlessSentence: DENIED,
  },
  {
    rule: 'insurance',
    severity: 'blocks',
    phrases: [
      'coverage',
      'covered',
      'covers?',
      'waiting periods?',
      'beneficiar(?:y|ies)',
      '(?:accredited|provider) network',
      'policyholders?',
      'insur(?:ed|ance|er|ers)',
      'health plans?',
    ].flatMap(spread),
    unlessEarlier: DENIED,
    isAbout: isOfPlans,
  },
];
