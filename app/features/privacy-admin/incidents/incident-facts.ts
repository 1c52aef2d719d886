import { z } from 'zod';
import { instantOf, rfc3339 } from '#app/clinic/clinic-time.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

/** Sources of affected people: appointments of the period, what people sent, what they pay. */
export const AFFECTED_KINDS = [
  'visits',
  'messages',
  'screenings',
  'leads',
  'waiting',
  'requests',
  'orders',
  'payments',
] as const;
export type AffectedKind = (typeof AFFECTED_KINDS)[number];

/** Kinds of data affected; labels are in the locale. */
export const DATA_KINDS = [
  'identity',
  'reach',
  'birth',
  'health',
  'financial',
  'credentials',
  'other',
] as const;

export const SEVERITIES = ['undecided', 'low', 'relevant'] as const;

const moment = z.string().nullable();
const people = z.number().int().min(0).max(10_000_000);

/** An incident as stored. Instants are RFC 3339. */
export const incidentShape = z.object({
  title: z.string(),
  what: z.string(),
  happenedAt: moment,
  knownAt: z.string(),
  dataKinds: z.array(z.enum(DATA_KINDS)),
  people,
  minors: people,
  elderly: people,
  severity: z.enum(SEVERITIES),
  measures: z.string(),
  anpdToldAt: moment,
  peopleToldAt: moment,
  whyNotTold: z.string(),
  isClosed: z.boolean(),
});
export type IncidentFacts = z.infer<typeof incidentShape>;

/** Fields of the form, all strings. */
export const INCIDENT_FIELDS = [
  'titulo',
  'o-que',
  'aconteceu-dia',
  'aconteceu-hora',
  'soube-dia',
  'soube-hora',
  'pessoas',
  'menores',
  'idosos',
  'gravidade',
  'medidas',
  'anpd-dia',
  'anpd-hora',
  'avisadas-dia',
  'avisadas-hora',
  'por-que-nao',
] as const;
export type IncidentField = (typeof INCIDENT_FIELDS)[number];
export type IncidentFormValues = Record<IncidentField, string> & {
  kinds: string[];
  isClosed: boolean;
};

export type IncidentRefusal =
  | 'missing'
  | 'too-long'
  | 'no-such-moment'
  | 'in-future'
  | 'no-number'
  | 'more-than-all'
  | 'undecided'
  | 'not-told'
  | 'why-missing';
export type IncidentError = { field: IncidentField; refusal: IncidentRefusal };

export function readIncident(form: FormData): IncidentFormValues {
  const texts = Object.fromEntries(INCIDENT_FIELDS.map((field) => [field, formText(form, field)]));
  return {
    ...typedShape.parse(texts),
    kinds: form.getAll('dados').flatMap((kind) => (typeof kind === 'string' ? [kind] : [])),
    isClosed: form.get('encerrado') !== null,
  };
}

const typedShape = z.record(z.enum(INCIDENT_FIELDS), z.string());
const LONGEST = 8_000;

/** @returns the incident to store, or every invalid field */
export function parseIncident(
  values: IncidentFormValues,
  now: Date,
): Result<IncidentFacts, IncidentError[]> {
  const errors: IncidentError[] = [];
  const wrong = (field: IncidentField, refusal: IncidentRefusal) => errors.push({ field, refusal });
  const text = (field: IncidentField, isNeeded: boolean) => {
    const value = values[field].replace(/\r\n?/g, '\n').trim().normalize('NFC');
    if (isNeeded && value === '') wrong(field, 'missing');
    if (value.length > LONGEST) wrong(field, 'too-long');
    return value.slice(0, LONGEST);
  };
  const time = (day: IncidentField, hour: IncidentField, isNeeded: boolean) => {
    if (values[day] === '' && values[hour] === '' && !isNeeded) return null;
    const instant = instantOf(values[day], values[hour] || '00:00');
    if (!instant) wrong(day, 'no-such-moment');
    else if (instant > now) wrong(day, 'in-future');
    return instant ? rfc3339(instant) : null;
  };
  const count = (field: IncidentField) => {
    const value = values[field].trim() || '0';
    if (!/^\d{1,7}$/.test(value)) wrong(field, 'no-number');
    return /^\d{1,7}$/.test(value) ? Number(value) : 0;
  };
  const facts: IncidentFacts = {
    title: text('titulo', true),
    what: text('o-que', true),
    happenedAt: time('aconteceu-dia', 'aconteceu-hora', false),
    knownAt: time('soube-dia', 'soube-hora', true) ?? '',
    dataKinds: DATA_KINDS.filter((kind) => values.kinds.includes(kind)),
    people: count('pessoas'),
    minors: count('menores'),
    elderly: count('idosos'),
    severity: SEVERITIES.find((each) => each === values.gravidade) ?? 'undecided',
    measures: text('medidas', false),
    anpdToldAt: time('anpd-dia', 'anpd-hora', false),
    peopleToldAt: time('avisadas-dia', 'avisadas-hora', false),
    whyNotTold: text('por-que-nao', false),
    isClosed: values.isClosed,
  };
  if (facts.minors + facts.elderly > facts.people) wrong('pessoas', 'more-than-all');
  if (facts.isClosed) {
    if (facts.severity === 'undecided') wrong('gravidade', 'undecided');
    if (facts.severity === 'relevant' && !facts.anpdToldAt) wrong('anpd-dia', 'not-told');
    if (facts.severity === 'relevant' && !facts.peopleToldAt) wrong('avisadas-dia', 'not-told');
    if (facts.severity === 'low' && facts.whyNotTold === '') wrong('por-que-nao', 'why-missing');
  }
  return errors.length > 0 ? refuse(errors) : ok(facts);
}

/**
 * Whether the incident is likely to cause relevant risk: it affects people's interests and one of these
 * kinds of data or people (Res. CD/ANPD 15/2024, art. 5). Advice only; staff decide.
 */
export function riskSignsOf({
  dataKinds,
  minors,
  elderly,
  people,
}: Pick<IncidentFacts, 'dataKinds' | 'minors' | 'elderly' | 'people'>) {
  return [
    ...(dataKinds.includes('health') ? (['health'] as const) : []),
    ...(minors > 0 ? (['minors'] as const) : []),
    ...(elderly > 0 ? (['elderly'] as const) : []),
    ...(dataKinds.includes('financial') ? (['financial'] as const) : []),
    ...(dataKinds.includes('credentials') ? (['credentials'] as const) : []),
    ...(people >= LARGE_SCALE ? (['large-scale'] as const) : []),
  ];
}

/** Our reading of 'em larga escala' for a clinic of this size, in people. */
const LARGE_SCALE = 500;
