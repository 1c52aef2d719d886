import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { formatSpan, formatWeek } from '#app/features/schedule-settings/format-week.ts';
import {
  type HoursOf,
  readHoursOf,
  setHours,
  withoutBreaks,
} from '#app/features/schedule-settings/hours.server.ts';
import {
  type HoursError,
  type HoursFormValues,
  hoursFields,
  type NewHours,
  parseHours,
} from '#app/features/schedule-settings/hours-form.ts';
import type { HoursPreviewed } from '#app/features/schedule-settings/hours-preview.tsx';
import { outsideAppointments } from '#app/features/schedule-settings/outside-appointments.ts';
import { toOutsideView } from '#app/features/schedule-settings/outside-list.tsx';
import { hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { agendaLabelsOf } from './agenda-labels.server.ts';

/** What the page shows after a form: the form again, or what saving would do. */
type HoursAnswer = {
  values: HoursFormValues;
  errors: readonly FieldError[];
  preview: HoursPreviewed | null;
  /** Who saved in the meantime, and when. */
  changedLine: string | null;
};

/** Checks new hours, previews their effect on booked appointments, and saves them. */
export async function answerHours(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  const all = await readHoursOf(page.services.db);
  const slugs = all.map(({ slug }) => slug);
  const values = Object.fromEntries(
    hoursFields(slugs).map((name) => [name, formText(form, name).slice(0, 20)]),
  );
  const again = (answer: Partial<HoursAnswer>, status = 200) =>
    data(
      { values, errors: [], preview: null, changedLine: null, ...answer } satisfies HoursAnswer,
      {
        status,
      },
    );
  const intent = formText(form, 'acao');
  if (intent === 'corrigir') return again({});
  const parsed = parseHours(values, slugs, page.today);
  if (!parsed.ok) return again({ errors: parsed.refusal.map(toFieldError) }, 400);
  const targets = all
    .filter(({ slug }) => parsed.value.slugs.includes(slug))
    .map((each) => ({ ...each, seenVersion: seenVersion(values, each.slug) }));
  if (intent !== 'salvar')
    return again({ preview: await previewOf(page, { all, targets, asked: parsed.value }) });
  const { staff } = page;
  const saved = await setHours(page.services, parsed.value, { targets, staffId: staff.id });
  if (saved.ok) return seeOther(`${hoursPath(targets[0]?.slug ?? '')}&feito`);
  // Read again, so that the page shows what the other person saved.
  const now = await readHoursOf(page.services.db);
  const changed = targets.find((target) =>
    now.some(({ id, setting }) => id === target.id && setting.version !== target.seenVersion),
  );
  const { by, at } = now.find(({ id }) => id === changed?.id)?.setting ?? {};
  const changedLine =
    by && at ? staffSettings.lastChange(by, formatMoment(at)) : staffSettings.asRecord;
  const fresh = now.map(({ slug, setting }) => [`versao-${slug}`, String(setting.version)]);
  return again({ values: { ...values, ...Object.fromEntries(fresh) }, changedLine }, 409);
}

/** -1, which nothing has, when the form names none. */
function seenVersion(values: HoursFormValues, slug: string): number {
  const version = values[`versao-${slug}`] ?? '';
  return /^\d{1,9}$/.test(version) ? Number(version) : -1;
}

type Asked = { all: readonly HoursOf[]; targets: readonly HoursOf[]; asked: NewHours };

async function previewOf(
  { services, today }: Page,
  { all, targets, asked }: Asked,
): Promise<HoursPreviewed> {
  const next = all.map((each) => {
    if (!targets.some(({ id }) => id === each.id)) return each;
    const period = each.kind === 'practitioner' ? asked : withoutBreaks(asked);
    return { ...each, rows: withWeek(each.rows, period) };
  });
  const visits = await readBookedAppointments(services);
  const before = new Set(outsideAppointments(visits, all).map(({ protocol }) => protocol));
  const { serviceTitle } = agendaLabelsOf(services);
  return {
    who: targets.map(({ name }) => name).join(', '),
    when: formatSpan(asked, today),
    week: formatWeek(asked.week),
    // Those that lie outside already are on the page of the hours.
    outside: outsideAppointments(visits, next)
      .filter(({ protocol }) => !before.has(protocol))
      .map((visit) => toOutsideView(visit, { hrefOf: appointmentPath, serviceTitle })),
  };
}

function toFieldError({ field, wrong, weekday }: HoursError): FieldError {
  const message = texts.wrong[wrong];
  const day = staffSettings.weekdays[weekday ?? 0] ?? '';
  return { fieldId: field, message: typeof message === 'string' ? message : message(day) };
}
