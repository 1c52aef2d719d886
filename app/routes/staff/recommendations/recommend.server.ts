import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  readOf,
  readPractitioners,
} from '#app/features/recommendations/read-recommendations.server.ts';
import { recommend } from '#app/features/recommendations/recommend.server.ts';
import {
  chosenDay,
  dueOnOf,
  NOTE_LENGTH,
  TERM_NAMES,
} from '#app/features/recommendations/recommendation.ts';
import {
  RECOMMEND_FIELDS,
  type RecommendationPanelView,
  recommendationLine,
} from '#app/features/recommendations/recommendation-panel.tsx';
import { staffRecommendations } from '#app/locales/pt-BR/staff/recommendations.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  refusedAppointment,
  staffAppointmentOf,
} from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { bookableChoices } from '#app/routes/staff/agenda/staff-booking.server.ts';
import { type StaffArgs, seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';

const messages = staffRecommendations.panel;

/** What was recommended after an appointment; once it has begun, the form too. */
export async function recommendationPanelOf(
  services: AppServices,
  appointment: AppointmentRecord,
): Promise<RecommendationPanelView> {
  const { serviceTitle, now } = agendaLabelsOf(services);
  const { protocol, status, attendance, startsAt } = appointment;
  const hasBegun = attendance === 'arrived' || attendance === 'done' || startsAt <= now;
  const isHeld = status === 'confirmed' && attendance !== 'no-show' && hasBegun;
  const rows = await readOf(services.db, appointment.id);
  return {
    action: appointmentPath(protocol),
    listHref: AGENDA_PATHS.recommendations,
    lines: rows.map((row) => recommendationLine(row, serviceTitle(row.serviceSlug))),
    form: isHeld
      ? {
          key: newToken(),
          services: (await bookableChoices(services)).services,
          practitioners: (await readPractitioners(services.db)).map(({ id, name }) => ({
            value: String(id),
            label: name,
          })),
          service: appointment.serviceSlug,
          by: String(appointment.practitionerId),
        }
      : null,
  };
}

/** Keeps what the doctor recommends; null when the form is another one of the page. */
export async function recommendByForm(args: StaffArgs & { params: { protocol: string } }) {
  const form = await args.request.clone().formData();
  if (!form.has(RECOMMEND_FIELDS.service)) return null;
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const text = (name: keyof typeof RECOMMEND_FIELDS) => formText(form, RECOMMEND_FIELDS[name]);
  const today = wallClockOf(services.clock.now()).on;
  const term = TERM_NAMES.find((each) => each === text('term'));
  const dueOn = text('day') ? chosenDay(text('day'), today) : term ? dueOnOf(term, today) : null;
  const refused = (fieldId: string, message: string, status: number) =>
    refusedAppointment([{ fieldId, message }], status);
  if (dueOn === null) return refused(RECOMMEND_FIELDS.term, messages.missing, 400);
  const by = Number(text('by'));
  const key = text('key');
  const isKept = await recommend(services, {
    origin: { id: appointment.id },
    kind: text('kind') === 'referral' ? 'referral' : 'return',
    serviceSlug: text('service'),
    practitionerId: Number.isSafeInteger(by) ? by : 0,
    dueOn,
    note: text('note').trim().slice(0, NOTE_LENGTH),
    staffId: staff.id,
    key: isTokenShaped(key) ? key : newToken(),
  });
  if (!isKept) return refused(RECOMMEND_FIELDS.term, messages.gone, 409);
  return seeOther(`${appointmentPath(appointment.protocol)}#volta`);
}
