import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

const offices = ['consultorio-1', 'consultorio-2'];

/**
 * What can be booked. The agenda reserves the longest time a service may take; for the visual field, that of both
 * eyes. On one coming the cornea is measured before anything touches it, and what dilates the pupils comes last.
 */
export const recordServices: Service[] = [
  appointment('consultas-oftalmologicas', 60, offices, {
    bookingGroup: 'consultation',
    dilates: true,
    notTogetherWith: ['exames-de-refracao', 'acompanhamento-pediatrico'],
  }),
  appointment('exames-de-refracao', 45, offices, {
    bookingGroup: 'glasses',
    orderRank: 20,
    notTogetherWith: ['acompanhamento-pediatrico'],
  }),
  appointment('tratamentos-especializados', 90, offices, {
    standsAlone: true,
    ...examinedFirst('Agendar avaliação para tratamento', 'Book an evaluation for treatment'),
  }),
  appointment('cirurgias-oftalmologicas', 90, ['sala-de-procedimentos'], {
    bufferBeforeMinutes: 15,
    bufferAfterMinutes: 15,
    standsAlone: true,
    ...examinedFirst('Agendar avaliação para cirurgia', 'Book an evaluation for surgery'),
  }),
  appointment('acompanhamento-pediatrico', 45, offices, { bookingGroup: 'child', orderRank: 20 }),
  appointment('laudos-especializados', 30, offices, { standsAlone: true }),
  appointment('gonioscopia', 20, ['lampada-de-fenda'], { bookingGroup: 'exam', orderRank: 40 }),
  appointment('mapeamento-de-retina', 30, offices, {
    bookingGroup: 'exam',
    dilates: true,
    orderRank: 20,
  }),
  exam('topografia-corneana', 15, ['topografo'], { orderRank: 10 }),
  appointment('paquimetria', 10, ['paquimetro'], {
    bufferAfterMinutes: 5,
    bookingGroup: 'exam',
    orderRank: 30,
  }),
  exam('retinografia', 15, ['retinografo'], { dilates: true, orderRank: 10 }),
  exam('campo-visual', 60, ['campimetro'], {
    bufferAfterMinutes: 5,
    oneEyeMinutes: 30,
    orderRank: 20,
  }),
];

type Service = ClinicRecord['services'][number];
type Changes = Partial<Service>;

/** An appointment with the doctor. */
function appointment(slug: string, minutes: number, resources: string[], changes: Changes = {}) {
  return {
    slug,
    durationMinutes: minutes,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    isBookableOnline: true,
    practitioners: ['helena-prado-vilela'],
    resources,
    ...changes,
  };
}

/** A measurement that the nurse may take too; the doctor interprets it. */
function exam(slug: string, minutes: number, resources: string[], changes: Changes = {}) {
  return {
    ...appointment(slug, minutes, resources, { bookingGroup: 'exam', ...changes }),
    practitioners: ['marina-couto-reis', 'helena-prado-vilela'],
  };
}

/** The clinic books it after a consultation; online patients book the consultation. */
function examinedFirst(portuguese: string, english: string): Changes {
  const button = { 'pt-BR': portuguese, 'en-US': english };
  return { isBookableOnline: false, evaluation: { service: 'consultas-oftalmologicas', button } };
}
