import { CAMPAIGN_LENGTHS, type CampaignTexts, POINTS } from '#app/clinic/campaign-fields.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { codeLetters, MAX_CODE_LENGTH } from '#app/clinic/coupon-code.ts';
import {
  type DayFormValues,
  dayFormValues,
  dayTyped,
  readTypedDay,
} from '#app/clinic/parse-day.ts';
import type { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import { formText } from '#app/platform/form-values.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { CampaignContent } from './campaign.ts';

/** The form as typed. Texts are by field name; see `textFields`. */
export type CampaignFormValues = {
  texts: Readonly<Record<string, string>>;
  services: readonly string[];
  inicio: DayFormValues;
  fim: DayFormValues;
  isYearly: boolean;
  offersQuestionnaire: boolean;
};

export type CampaignFieldError = {
  fieldId: string;
  wrong: keyof (typeof staffCampaigns)['form']['wrong'];
};

const LONGEST_DAYS = 365;
export const POINT_NUMBERS = Array.from({ length: POINTS }, (_, index) => index + 1);
const SUFFIXES = { 'pt-BR': 'pt', 'en-US': 'en' } as const satisfies Record<Locale, string>;

type TextKind = 'title' | 'lead' | 'pointTitle' | 'pointText' | 'more';

/** The name of a field in one language: 'titulo-pt', 'passo-2-texto-en'. */
export function textField(field: string, locale: Locale): string {
  return `${field}-${SUFFIXES[locale]}`;
}

/** The names of a point's two fields, without the language. */
export function pointFields(list: 'vantagem' | 'passo', n: number) {
  return { title: `${list}-${n}-titulo`, text: `${list}-${n}-texto` };
}

const LISTS = ['vantagem', 'passo'] as const;

/** The texts of one language, with what each is. */
function textFields(locale: Locale): { name: string; kind: TextKind }[] {
  const points = LISTS.flatMap((list) =>
    POINT_NUMBERS.flatMap((n) => {
      const { title, text } = pointFields(list, n);
      return [
        { name: textField(title, locale), kind: 'pointTitle' as const },
        { name: textField(text, locale), kind: 'pointText' as const },
      ];
    }),
  );
  return [
    { name: textField('titulo', locale), kind: 'title' },
    { name: textField('chamada', locale), kind: 'lead' },
    ...points,
    { name: textField('mais', locale), kind: 'more' },
  ];
}

const OWN_TEXTS = ['endereco', 'codigo', ...LOCALES.map((locale) => textField('da', locale))];
const TEXT_NAMES = [
  ...OWN_TEXTS,
  ...LOCALES.flatMap((locale) => textFields(locale).map(({ name }) => name)),
];

export const BLANK: CampaignFormValues = {
  texts: {},
  services: [],
  inicio: dayFormValues(null),
  fim: dayFormValues(null),
  isYearly: false,
  offersQuestionnaire: false,
};

export function readTypedCampaign(form: Pick<FormData, 'get' | 'getAll'>): CampaignFormValues {
  const longest = CAMPAIGN_LENGTHS.more + 1_000;
  const texts = TEXT_NAMES.map((name) => [
    name,
    formText(form, name).slice(0, longest).replaceAll('\r\n', '\n'),
  ]);
  return {
    texts: Object.fromEntries(texts),
    services: form.getAll('servicos').filter((value) => typeof value === 'string'),
    inicio: readTypedDay(form, 'inicio'),
    fim: readTypedDay(form, 'fim'),
    isYearly: formText(form, 'anual') !== '',
    offersQuestionnaire: formText(form, 'questionario') !== '',
  };
}

export function campaignFormValues(campaign: CampaignContent): CampaignFormValues {
  const { slug, code, gives, texts, services, startsOn, endsOn, isYearly } = campaign;
  const ofLanguage = (locale: Locale) =>
    texts ? Object.entries(typedTexts(texts[locale], locale)) : [];
  const given = LOCALES.map((locale) => [textField('da', locale), gives[locale]]);
  return {
    texts: Object.fromEntries([
      ['endereco', slug],
      ['codigo', code],
      ...given,
      ...LOCALES.flatMap(ofLanguage),
    ]),
    services,
    inicio: dayFormValues(startsOn),
    fim: dayFormValues(endsOn),
    isYearly,
    offersQuestionnaire: campaign.offersQuestionnaire,
  };
}

function typedTexts(texts: CampaignTexts, locale: Locale): Record<string, string> {
  const points = LISTS.flatMap((list) =>
    POINT_NUMBERS.flatMap((n) => {
      const point = (list === 'vantagem' ? texts.benefits : texts.steps)[n - 1];
      const { title, text } = pointFields(list, n);
      return [
        [textField(title, locale), point?.title ?? ''],
        [textField(text, locale), point?.text ?? ''],
      ];
    }),
  );
  return Object.fromEntries([
    [textField('titulo', locale), texts.title],
    [textField('chamada', locale), texts.lead],
    ...points,
    [textField('mais', locale), texts.more],
  ]);
}

type Parsing = {
  /** Languages of the site; the others get the Portuguese texts. */
  locales: readonly Locale[];
  /** Slugs that may be chosen. */
  services: readonly string[];
  /** False for a campaign whose texts are in content/. */
  hasOwnTexts: boolean;
  /** Whether the page can show a longer text. */
  isReadable: (markdown: string) => boolean;
};

/** The campaign, or every wrong field in the order of the form. */
export function parseCampaign(
  values: CampaignFormValues,
  { locales, services, hasOwnTexts, isReadable }: Parsing,
): Result<CampaignContent, CampaignFieldError[]> {
  const typed = (name: string) => (values.texts[name] ?? '').trim();
  const line = (name: string) => typed(name).replace(/\s+/g, ' ');
  const [startsOn, endsOn] = [dayTyped(values.inicio), dayTyped(values.fim)];
  const slug = line('endereco').toLowerCase();
  const code = line('codigo').toUpperCase();
  const chosen = services.filter((each) => values.services.includes(each));
  const isFitting = (name: string, kind: TextKind | 'gives') => {
    if (kind === 'more')
      return typed(name).length <= CAMPAIGN_LENGTHS.more && isReadable(typed(name));
    const { length } = line(name);
    return length > 0 && length <= CAMPAIGN_LENGTHS[kind];
  };
  const wrong = (isWrong: boolean, fieldId: string, word: CampaignFieldError['wrong']) =>
    isWrong ? [{ fieldId, wrong: word }] : [];
  const errors: CampaignFieldError[] = [
    ...wrong(
      !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length < 3 || slug.length > 60,
      'endereco',
      'slug',
    ),
    ...wrong(codeLetters(code).length < 3 || code.length > MAX_CODE_LENGTH, 'codigo', 'code'),
    ...locales.flatMap((locale) => {
      const name = textField('da', locale);
      return wrong(!isFitting(name, 'gives'), name, 'gives');
    }),
    ...wrong(chosen.length === 0, 'servicos', 'services'),
    ...wrong(!startsOn, 'inicioDay', 'day'),
    ...wrong(!endsOn, 'fimDay', 'day'),
    ...wrong(Boolean(startsOn && endsOn && !isInOrder(startsOn, endsOn)), 'fimDay', 'order'),
    ...(hasOwnTexts ? locales.flatMap(textFields) : []).flatMap(({ name, kind }) =>
      wrong(!isFitting(name, kind), name, kind),
    ),
  ];
  if (!startsOn || !endsOn || errors.length > 0) return refuse(errors);
  const spoken = (locale: Locale) => (locales.includes(locale) ? locale : 'pt-BR');
  const textsOf = (locale: Locale): CampaignTexts => {
    const text = (field: string) => line(textField(field, locale));
    const points = (list: 'vantagem' | 'passo') =>
      POINT_NUMBERS.map((n) => {
        const fields = pointFields(list, n);
        return { title: text(fields.title), text: text(fields.text) };
      });
    return {
      title: text('titulo'),
      lead: text('chamada'),
      benefits: points('vantagem'),
      steps: points('passo'),
      more: typed(textField('mais', locale)),
    };
  };
  const given = (locale: Locale) => line(textField('da', spoken(locale)));
  const own = (locale: Locale) => textsOf(spoken(locale));
  return ok({
    ...{ slug, code, startsOn, endsOn, services: chosen },
    isYearly: values.isYearly,
    offersQuestionnaire: values.offersQuestionnaire,
    gives: { 'pt-BR': given('pt-BR'), 'en-US': given('en-US') },
    texts: hasOwnTexts ? { 'pt-BR': own('pt-BR'), 'en-US': own('en-US') } : null,
  });
}

function isInOrder(startsOn: string, endsOn: string): boolean {
  return startsOn <= endsOn && endsOn < addDays(startsOn, LONGEST_DAYS);
}
