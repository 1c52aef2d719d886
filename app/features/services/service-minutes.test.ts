import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { NO_FLAGS } from '#app/clinic/preparation-rule.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { serviceTexts } from './service-texts.ts';

const clinic = parseClinic(serraClaraRecord);
const SLUG = 'consultas-oftalmologicas';

const shown = (durationMinutes: number, minutes: { min: number; max: number; perEye: boolean }) => {
  const services = clinic.services.map((each) =>
    each.slug === SLUG ? { ...each, durationMinutes } : each,
  );
  const text = {
    ...{ slug: SLUG, title: 'Consulta', shortTitle: 'Consulta', summary: 'Consulta', minutes },
    ...{ preparation: [], preparationFlags: NO_FLAGS, benefits: [], included: [], questions: [] },
    body: [],
  };
  const texts = serviceTexts({ services, formerServices: [] }, [text], 'pt-BR');
  return texts.find(({ slug }) => slug === SLUG)?.minutes;
};

test('a text’s own length is shown while the agenda agrees; else the agenda’s', () => {
  const written = { min: 45, max: 60, perEye: false };
  expect(shown(60, written)).toEqual(written);
  expect(shown(40, written)).toEqual({ min: 40, max: 40, perEye: false });
  const ofEach = { min: 20, max: 30, perEye: true };
  expect(shown(50, ofEach)).toEqual(ofEach);
  expect(shown(75, ofEach)).toEqual({ min: 75, max: 75, perEye: false });
});
