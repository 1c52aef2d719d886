import { addDays, instantOf, wallClockOf } from '#app/clinic/clinic-time.ts';
import { sunsetOf } from '#app/clinic/preparation-times.ts';
import { placeToCome } from '#app/clinic/record/place-to-come.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import type { AppointmentLabels } from '#app/scheduling/appointment-summary.server.ts';
import type { AppointmentSummary } from '#app/scheduling/appointment-summary.ts';

const { person, protocol, address } = staffMailWords.sample;

/** What the sample mails are made of. */
export type SampleSetting = AppointmentLabels & { baseUrl: URL; now: Date };

/** An address that leads nowhere, as in a mail. */
export function sampleUrl({ baseUrl }: Pick<SampleSetting, 'baseUrl'>, path: string): string {
  return new URL(`/${path}/exemplo`, baseUrl).href;
}

/** A morning some days from now. */
export function sampleMoment({ now }: Pick<SampleSetting, 'now'>, days: number): Date {
  return instantOf(addDays(wallClockOf(now).on, days), '10:30') ?? now;
}

/**
 * An appointment of nobody, at this clinic and with its words.
 * @param needs the preparation that the mail is about; any service where none asks for it
 */
export function sampleAppointment(
  setting: SampleSetting,
  needs: 'lensesOffHours' | 'fastingHours' | null = null,
): AppointmentSummary {
  const { clinic, serviceTexts, now } = setting;
  const offered = clinic.services.flatMap(
    (service) => serviceTexts.find(({ slug }) => slug === service.slug) ?? [],
  );
  const service =
    offered.find(({ preparationFlags }) => needs !== null && preparationFlags[needs] > 0) ??
    offered[0];
  const house = placeToCome(clinic, null);
  const startsAt = sampleMoment(setting, 7);
  return {
    ...{ locale: clinic.locale, protocol, sequence: 0, changedAt: now, steps: [], coupon: null },
    serviceTitle: service?.title ?? '',
    practitionerName: samplePractitioner(setting),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
    previousStartsAt: sampleMoment(setting, 5),
    patientName: person,
    contact: { name: person, email: address, phoneE164: clinic.phone.e164 },
    payerTitle: clinic.payers[0]?.title ?? '',
    bring: clinic.payers[0]?.bring ?? [],
    preparation: service?.preparation ?? [],
    preparationFlags: service?.preparationFlags ?? {
      ...{ companion: false, fastingHours: 0, dilation: false, lensesOffHours: 0 },
    },
    preparationRule: service?.preparationRule,
    preparationAnswers: {},
    sunsetAt: sunsetOf(house.address, startsAt),
    manageUrl: sampleUrl(setting, 'meu-agendamento'),
    clinic: {
      ...{ domain: clinic.domain, displayName: clinic.displayName, brand: clinic.brand },
      mailWords: clinic.mailWords,
      ...(house.name !== null && { house: house.name }),
      addressLines: house.addressLines,
      phoneDisplay: house.phone.display,
      phoneE164: house.phone.e164,
      whatsappLink: clinic.whatsapp?.link,
      email: clinic.email,
      mapUrl: house.mapUrl,
    },
  };
}

export function samplePractitioner({ clinic }: Pick<SampleSetting, 'clinic'>): string {
  return clinic.resources.practitioners[0]?.name ?? '';
}
