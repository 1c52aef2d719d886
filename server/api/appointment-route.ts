import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { rfc3339, wallClockOf } from '#app/clinic/clinic-time.ts';
import { hasBranches, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import type { Queryable } from '#app/db/database.ts';
import { takeBooking } from '#app/features/booking/booking-guard.server.ts';
import { apiMessages, refusalText } from '#app/features/booking/refusal-messages.ts';
import { findAnswer, type IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { manageUrl } from '#app/scheduling/appointment-summary.server.ts';
import { BOOKING_REFUSALS, bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { EYES } from '#app/scheduling/exams/wanted-exams.ts';
import { firstTimeWithoutLenses } from '#app/scheduling/preparation/lens-rule.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';
import {
  BODY_ANSWERS,
  COMMON_ANSWERS,
  LIMITED,
  OPEN_TO_ALL,
  PROOF_NEEDED,
  refusalOf,
  slot,
  slotTaken,
  toSlotView,
} from './answers.ts';
import type { ApiContext, ApiInstance } from './api-context.ts';
import { tooMany } from './api-errors.ts';
import { askForProof, provesWork } from './api-proof.ts';
import {
  type AppointmentBody,
  appointmentBody,
  bookingRequestOf,
  unaskedErrors,
} from './appointment-body.ts';
import { againAfterLostWait } from './database-fault.ts';
import type { FieldError } from './field-errors.ts';
import { branch, idempotencyKey, proofHeader } from './fields.ts';

const KEY_SCOPE = 'api-appointments';
const FIRST_LINK_VERSION = 1;
const SPOKEN_REFUSALS = BOOKING_REFUSALS.filter((refusal) => refusal !== 'slot-taken');

const headers = z.looseObject({ 'idempotency-key': idempotencyKey, 'proof-of-work': proofHeader });

const answers = {
  201: z.strictObject({
    protocol: z.string().meta({ example: '4821-9057' }),
    ...slot.shape,
    steps: z
      .array(z.strictObject({ service: z.string(), eyes: z.enum(EYES).nullable(), ...slot.shape }))
      .describe('De vários exames, o que é feito e quando')
      .optional(),
    branch: branch.optional(),
    manageUrl: z.string().meta({ format: 'uri' }),
  }),
  409: slotTaken,
  422: refusalOf([...SPOKEN_REFUSALS, 'key-reused'])
    .extend({
      possibleFrom: slot.shape.startsAt
        .meta({ description: 'O primeiro horário livre para quem tira as lentes de contato agora' })
        .optional(),
    })
    .describe('Recusado; message diz por quê'),
  ...COMMON_ANSWERS,
  ...BODY_ANSWERS,
  ...LIMITED,
  ...PROOF_NEEDED,
};

/** What a new request lacks; what was answered once is answered so again, whatever the form asks by now. */
async function lacking(
  { body, clinic }: { body: AppointmentBody; clinic: Clinic },
  { db, once }: { db: Queryable; once: IdempotencyKey },
): Promise<FieldError[]> {
  const errors = unaskedErrors(body, clinic);
  if (errors.length === 0) return errors;
  return (await findAnswer(db, once, z.unknown())) ? [] : errors;
}

/** Books an appointment. Repeating a request with the same key and body gives the same answer. */
export function appointmentRoute(app: ApiInstance, context: ApiContext): void {
  const { booking, limits, alternatives, oneOfFew } = context;
  const schema = {
    operationId: 'bookAppointment',
    ...OPEN_TO_ALL,
    summary: 'Agenda uma consulta ou exame',
    querystring: z.strictObject({}),
    headers,
    body: appointmentBody(context),
    response: answers,
  };

  app.post(
    '/appointments',
    { schema },
    async ({ body, headers: { 'idempotency-key': key, 'proof-of-work': proof }, ip }, reply) => {
      // The link and the reasons in the answer are meant for the patient, so they use the patient's language.
      const { clinic } = contentIn(context.contents, body.locale ?? DEFAULT_LOCALE);
      // The schema outputs fields in its own order, so this JSON is canonical.
      const once = { scope: KEY_SCOPE, key, bodySha256: sha256Hex(JSON.stringify(body)) };
      const errors = await lacking({ body, clinic }, { db: booking.db, once });
      if (errors.length > 0) return reply.code(400).send({ errors });
      const today = wallClockOf(booking.clock.now()).on;
      const bookingRequest = bookingRequestOf(body, clinic, today);
      const { phoneE164 } = bookingRequest.contact;
      const isProven = await provesWork(context, 'booking', proof);
      const asking = { address: ip, isProven, phoneE164, once };
      const result = await oneOfFew(async () => {
        const allowance = await takeBooking(limits, asking);
        if (allowance.waitSeconds > 0) return { kind: 'wait' as const, allowance };
        const outcome = await againAfterLostWait(() =>
          bookAppointment(booking, bookingRequest, once),
        );
        const isBooked = outcome.kind === 'answer' && outcome.answer.ok;
        if (!isBooked) await allowance.giveBack();
        return outcome;
      });
      if (result.kind === 'wait') {
        const { needsProof, waitSeconds } = result.allowance;
        if (needsProof) return askForProof(reply, context, 'booking');
        return tooMany(reply, waitSeconds);
      }
      if (result.kind === 'other-body') {
        return reply.code(422).send({ refusal: 'key-reused', message: apiMessages.keyReused });
      }
      const { answer } = result;
      if (answer.ok) {
        return reply
          .code(201)
          .send(await firstAnswer(context, answer.value.appointmentId, bookingRequest));
      }
      const { refusal } = answer;
      if (refusal === 'slot-taken') {
        const free = await alternatives(bookingRequest);
        return reply.code(409).send({ refusal, alternatives: free.map(toSlotView) });
      }
      const message = refusalText(refusal, clinic);
      if (refusal === 'lenses-too-soon' || refusal === 'lenses-unanswered') {
        const { serviceSlug, eyes, further, branch, preparation } = bookingRequest;
        const wanted = { serviceSlug, eyes, further, branch };
        const lenses = preparation?.lenses;
        const from = await firstTimeWithoutLenses(booking, { ...wanted, lenses });
        return reply
          .code(422)
          .send({ refusal, message, ...(from && { possibleFrom: rfc3339(from) }) });
      }
      return reply.code(422).send({ refusal, message });
    },
  );
}

/** The answer as it was at booking time, even if the appointment has since been moved or its link replaced. */
async function firstAnswer(
  { booking, env, clinic }: ApiContext,
  id: number,
  { startsAt, branch = null }: Pick<BookingRequest, 'startsAt' | 'branch'>,
) {
  const appointment = await readAppointment(booking.db, { id });
  if (!appointment) throw new Error('a booked appointment is not there');
  const durationMs = appointment.endsAt.getTime() - appointment.startsAt.getTime();
  const link = { linkKey: appointment.linkKey, linkVersion: FIRST_LINK_VERSION };
  // After a move they are of another time than the answer.
  const steps = appointment.sequence === 0 ? appointment.steps : [];
  return {
    protocol: appointment.protocol,
    ...(hasBranches(clinic) && { branch: wordOfHouse(branch) }),
    ...toSlotView({ startsAt, endsAt: new Date(startsAt.getTime() + durationMs) }),
    ...(steps.length > 0 && {
      steps: steps.map(({ serviceSlug: service, eyes, ...times }) => ({
        service,
        eyes,
        ...toSlotView(times),
      })),
    }),
    manageUrl: manageUrl(
      { baseUrl: env.baseUrl, secret: booking.secret },
      link,
      appointment.locale,
    ),
  };
}
