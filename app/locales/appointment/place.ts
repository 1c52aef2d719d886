import type { ByLocale } from '#app/platform/locale.ts';

/** The question in which house of the clinic, and what is said of the answer; one house is never spoken of. */
const place = {
  title: 'Em qual unidade?',
  lead: (service: string) => `${service}: escolha o lugar. Os horários de cada um são diferentes.`,
  first: (moment: string) => `Primeiro horário: ${moment}`,
  none: 'Sem horário livre pelo site nestes dias',
  change: 'trocar unidade',
  changeOf: (house: string) => `trocar a unidade ${house}`,
  label: 'Unidade',
  /** Read after 'Alterar'. */
  changeWhat: 'a unidade',
};

export type BookingPlaceMessages = typeof place;

const english: BookingPlaceMessages = {
  title: 'At which location?',
  lead: (service) => `${service}: choose the place. Each has times of its own.`,
  first: (moment) => `First free time: ${moment}`,
  none: 'No time free online in these days',
  change: 'change location',
  changeOf: (house) => `change the location ${house}`,
  label: 'Location',
  changeWhat: 'the location',
};

export const bookingPlaceMessages: ByLocale<BookingPlaceMessages> = {
  'pt-BR': place,
  'en-US': english,
};
