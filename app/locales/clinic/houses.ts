import type { ByLocale } from '#app/platform/locale.ts';

/** What is said of a clinic with several houses, and never of one with a single house. */
const houses = {
  hours: 'Horário',
  phone: 'Telefone',
  /** Read aloud after the same words for every house. */
  mapOf: (house: string) => `Mapa e como chegar: ${house}`,
  /** Label of the houses on the page of a service. */
  where: 'Onde se faz',
  footerMap: 'Mapas e como chegar',
};

export type HousesMessages = typeof houses;

const english: HousesMessages = {
  hours: 'Hours',
  phone: 'Phone',
  mapOf: (house) => `Map and directions: ${house}`,
  where: 'Where it is done',
  footerMap: 'Maps and directions',
};

export const housesMessages: ByLocale<HousesMessages> = { 'pt-BR': houses, 'en-US': english };
