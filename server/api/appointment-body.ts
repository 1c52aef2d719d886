import { z } from 'zod';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import {
  type PersonFieldRefusal,
  parseBirthDate,
  parseEmail,
  parseName,
  parsePhone,
  parseRelation,
} from '#app/clinic/person-fields.ts';
import { LENSES } from '#app/clinic/preparation-times.ts';
import { bookingConsentOf } from '#app/features/booking/booking-consent.server.ts';
import { apiMessages, personFieldText } from '#app/features/booking/refusal-messages.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { ARRIVALS } from '#app/scheduling/preparation/preparation-answers.ts';
import { type Contents, contentIn } from '#app/site-content/site-content.server.ts';
import type { ApiContext } from './api-context.ts';
import { payer, startsAt, textBy } from './fields.ts';
import { wantedFields, wantedIn, withOneWish } from './wanted-services.ts';

export type AppointmentBody = z.output<ReturnType<typeof appointmentBody>>;

/** The body of a booking request; parsed into what `bookAppointment` takes. */
export function appointmentBody({
  clinic,
  contents,
  clock,
}: Pick<ApiContext, 'clinic' | 'contents' | 'clock'>) {
  const say = (refusal: PersonFieldRefusal) => personFieldText(refusal, clinic);
  const name = textBy(parseName, say).meta({ example: 'Antônia Reis' });
  const bornOn = textBy((text) => parseBirthDate(text, wallClockOf(clock.now()).on), say);
  const fields = z.strictObject({
    ...wantedFields,
    startsAt,
    patient: z.strictObject({
      name,
      birthDate: bornOn.meta({ format: 'date', example: '1960-03-27' }).optional(),
    }),
    guardian: z
      .strictObject({ name, relation: textBy(parseRelation, say).meta({ example: 'mãe' }) })
      .describe('Quem responde por um paciente com menos de 18 anos')
      .optional(),
    contact: z.strictObject({
      name,
      phone: textBy(parsePhone, say).meta({ example: clinic.phone.raw }),
      email: textBy(parseEmail, say).meta({ example: 'antonia@example.com' }).optional(),
    }),
    payer,
    consent: z
      .literal(true, apiMessages.field.consent)
      .describe(consentsIn(contents, clinic.locales)),
    preparation: z
      .strictObject({
        arrival: z
          .enum(ARRIVALS)
          .describe('Como o paciente vem: com alguém, sem companhia ou dirigindo')
          .optional(),
        lenses: z
          .enum(LENSES)
          .describe('Lentes de contato: não usa, gelatinosas, rígidas, ou usa sem saber o tipo')
          .optional(),
        fasting: z.literal(true).describe('O paciente confirma o jejum').optional(),
        companion: z.literal(true).describe('O paciente vem com um adulto').optional(),
      })
      .describe('Respostas sobre o preparo, como a tela dos horários as pede')
      .optional(),
    holdToken: z.string().max(200).optional(),
    locale: z
      .enum(clinic.locales)
      .describe('Idioma do agendamento: do link, dos e-mails e do consentimento; sem ele, pt-BR')
      .optional(),
  });
  return withOneWish(fields);
}

/** The consents that must have been read, in each language of the site. */
export function consentsIn(contents: Contents, locales: Clinic['locales']): string {
  const consents = locales.map((locale) => {
    const { text } = bookingConsentOf(contentIn(contents, locale).clinic);
    return `A pessoa leu e aceitou (${locale}): ${text}`;
  });
  return consents.join('\n\n');
}

/**
 * The use case's request for a validated body.
 * @param clinic in the language of the booking
 */
export function bookingRequestOf(body: AppointmentBody, clinic: Clinic): BookingRequest {
  return {
    ...wantedIn(body),
    startsAt: body.startsAt,
    patient: { name: body.patient.name, bornOn: body.patient.birthDate ?? null },
    guardian: body.guardian ?? null,
    contact: {
      name: body.contact.name,
      phoneE164: body.contact.phone,
      email: body.contact.email ?? null,
    },
    payerId: body.payer,
    consent: bookingConsentOf(clinic).record,
    locale: clinic.locale,
    holdToken: body.holdToken,
    preparation: body.preparation,
    channel: 'api',
  };
}
