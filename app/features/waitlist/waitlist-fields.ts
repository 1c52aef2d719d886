import { addDays, isCalendarDay } from '#app/clinic/clinic-time.ts';
import {
  type NameRefusal,
  parseAskedEmail,
  parseName,
  parsePhone,
} from '#app/clinic/person-fields.ts';
import type { Asked } from '#app/clinic/record/booking-form-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import { fieldRefusals, ok, type Result, refuse } from '#app/platform/result.ts';
import type { Preferences } from './join-waitlist.server.ts';
import { NOTICES, type Notice, PERIODS, type Period, WEEKDAYS } from './waitlist-rule.ts';

/** Names of the form's fields. */
export const WAITLIST_FIELDS = {
  kind: 'para',
  services: 'servico',
  weekdays: 'dia',
  period: 'periodo',
  notice: 'aviso',
  firstOn: 'a-partir',
  practitioner: 'profissional',
  house: 'unidade',
} as const;

/** What was typed into the wishes, unparsed. */
export type WishValues = {
  weekdays: string[];
  period: string;
  notice: string;
  firstOn: string;
  practitioner: string;
  /** The word for a house; '' for any. */
  house: string;
};
export type WaitlistValues = WishValues & {
  kind: 'open' | 'launch';
  services: string[];
  name: string;
  phone: string;
  email: string;
  hasConsented: boolean;
};

const NO_WISHES: WishValues = {
  weekdays: ['1', '2', '3', '4', '5', '6'],
  period: 'any',
  notice: 'day',
  firstOn: '',
  practitioner: '',
  house: '',
};
export const NOTHING_TYPED: WaitlistValues = {
  ...NO_WISHES,
  ...{ kind: 'open', services: [], name: '', phone: '', email: '', hasConsented: false },
};

export type WishField = 'dia' | 'a-partir' | 'profissional';
export type WaitlistField = WishField | 'servico' | 'name' | 'phone' | 'email' | 'consent';
export type WaitlistRefusal =
  | NameRefusal
  | 'phone'
  | 'email'
  | 'email-missing'
  | 'services-missing'
  | 'weekdays-missing'
  | 'first-on-unreal'
  | 'practitioner-elsewhere'
  | 'consent-missing';
export type WaitlistFieldError = { field: WaitlistField; refusal: WaitlistRefusal };

/** What the clinic has to choose from. */
export type Choices = {
  serviceSlugs: readonly string[];
  practitionerIds: readonly number[];
  /** What each of them attends, where more than one service can be waited for. */
  practitioners?: readonly { id: number; services: readonly string[] }[];
  /** None in a clinic with one. */
  houses: readonly { value: string }[];
};

export type WaitlistRequest = {
  kind: 'open' | 'launch';
  serviceSlugs: string[];
  wishes: Preferences;
  name: string;
  phoneE164: string;
  email: string | null;
};

const FARTHEST_DAYS = 180;

export function readWishes(form: FormData): WishValues {
  const text = (field: string) => formText(form, field).slice(0, 40);
  return {
    weekdays: textsOf(form, WAITLIST_FIELDS.weekdays),
    period: text(WAITLIST_FIELDS.period),
    notice: text(WAITLIST_FIELDS.notice),
    firstOn: text(WAITLIST_FIELDS.firstOn),
    practitioner: text(WAITLIST_FIELDS.practitioner),
    house: formText(form, WAITLIST_FIELDS.house).slice(0, 80),
  };
}

export function readWaitlist(form: FormData): WaitlistValues {
  const text = (field: string) => formText(form, field).slice(0, 200);
  return {
    ...readWishes(form),
    kind: text(WAITLIST_FIELDS.kind) === 'planos' ? 'launch' : 'open',
    services: textsOf(form, WAITLIST_FIELDS.services),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    hasConsented: text('consent') !== '',
  };
}

function textsOf(form: FormData, field: string): string[] {
  const texts = form.getAll(field).flatMap((each) => (typeof each === 'string' ? [each] : []));
  return texts.slice(0, 60).map((each) => each.slice(0, 60));
}

/** The wishes ready to be stored, or every field that is wrong. @param today calendar day at the clinic */
export function parseWishes(
  values: WishValues,
  { practitionerIds, houses, today }: Omit<Choices, 'serviceSlugs'> & { today: string },
): Result<Preferences, { field: WishField; refusal: WaitlistRefusal }[]> {
  const weekdays = WEEKDAYS.filter((day) => values.weekdays.includes(String(day)));
  const { firstOn } = values;
  const isFit =
    firstOn === '' ||
    (isCalendarDay(firstOn) && firstOn >= today && firstOn <= addDays(today, FARTHEST_DAYS));
  if (weekdays.length > 0 && isFit)
    return ok({
      weekdays: [...weekdays],
      period: periodOf(values.period),
      notice: noticeOf(values.notice),
      // Today says no more than nothing.
      firstOn: firstOn > today ? firstOn : null,
      practitionerId: practitionerIds.find((id) => String(id) === values.practitioner) ?? null,
      house: houses.find(({ value }) => value === values.house)?.value ?? null,
    });
  return refuse([
    ...(weekdays.length > 0
      ? []
      : [{ field: 'dia' as const, refusal: 'weekdays-missing' as const }]),
    ...(isFit ? [] : [{ field: 'a-partir' as const, refusal: 'first-on-unreal' as const }]),
  ]);
}

function periodOf(value: string): Period {
  return PERIODS.find((each) => each === value) ?? 'any';
}

function noticeOf(value: string): Notice {
  return NOTICES.find((each) => each === value) ?? 'day';
}

/** Whether somebody is wished for who attends none of the services. */
function isElsewhere(
  { practitioner }: WishValues,
  serviceSlugs: readonly string[],
  practitioners: Choices['practitioners'],
): boolean {
  const wished = practitioners?.find(({ id }) => String(id) === practitioner);
  return wished !== undefined && !wished.services.some((slug) => serviceSlugs.includes(slug));
}

/** The request ready to be stored, or every field that is wrong, in the order of the form. */
export function parseWaitlist(
  values: WaitlistValues,
  choices: Choices & { today: string; emailAsked: Asked },
): Result<WaitlistRequest, WaitlistFieldError[]> {
  const { kind } = values;
  const serviceSlugs = choices.serviceSlugs.filter((slug) => values.services.includes(slug));
  const wishes = kind === 'launch' ? ok(null) : parseWishes(values, choices);
  const name = parseName(values.name);
  const phone = parsePhone(values.phone);
  const email = parseAskedEmail(values.email, choices.emailAsked);
  const hasService = kind === 'launch' || serviceSlugs.length > 0;
  const isWithOther =
    kind === 'open' &&
    serviceSlugs.length > 0 &&
    isElsewhere(values, serviceSlugs, choices.practitioners);
  if (
    hasService &&
    !isWithOther &&
    wishes.ok &&
    name.ok &&
    phone.ok &&
    email.ok &&
    values.hasConsented
  )
    return ok({
      kind,
      serviceSlugs: kind === 'launch' ? [] : serviceSlugs,
      wishes: wishes.value ?? ANY_WISH,
      ...{ name: name.value, phoneE164: phone.value, email: email.value },
    });
  const wrongWishes: WaitlistFieldError[] = wishes.ok ? [] : wishes.refusal;
  const people: [WaitlistField, Result<unknown, WaitlistRefusal>][] = [
    ['name', name],
    ['phone', phone],
    ['email', email],
    ['consent', values.hasConsented ? ok('') : refuse('consent-missing')],
  ];
  return refuse([
    ...(hasService ? [] : [{ field: 'servico', refusal: 'services-missing' } as const]),
    ...wrongWishes,
    ...(isWithOther ? [{ field: 'profissional', refusal: 'practitioner-elsewhere' } as const] : []),
    ...fieldRefusals(people),
  ]);
}

const ANY_WISH: Preferences = {
  ...{ practitionerId: null, weekdays: [...WEEKDAYS], period: 'any', firstOn: null, notice: 'day' },
  house: null,
};

/** The stored wishes as the form shows them. */
export function wishValuesOf(wishes: Preferences): WishValues {
  return {
    weekdays: wishes.weekdays.map(String),
    period: wishes.period,
    notice: wishes.notice,
    firstOn: wishes.firstOn ?? '',
    practitioner: wishes.practitionerId === null ? '' : String(wishes.practitionerId),
    house: wishes.house ?? '',
  };
}
