import { expect, test } from 'vitest';
import { visionMessages } from '#app/locales/vision.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { CONDITIONS, SEVERITIES } from './conditions.ts';
import { nextSeverity, withField } from './vision-controls.tsx';
import { pictureLabels, severityLabel, typicalLabels } from './vision-labels.ts';

const all = LOCALES.flatMap((locale) =>
  CONDITIONS.flatMap((condition) =>
    SEVERITIES.map((severity) => ({ locale, condition, severity })),
  ),
);

test.each(all)('$condition, $severity, is told in full sentences in $locale', (subject) => {
  const { label, state, seen } = pictureLabels(visionMessages[subject.locale], subject);
  expect(seen).toMatch(/^[A-ZÀ-Ú].{40,}\.$/);
  expect(label.length).toBeGreaterThan(20);
  expect(state).toContain(severityLabel(visionMessages[subject.locale], subject));
});

test.each(LOCALES)('no two pictures are told alike in %s', (locale) => {
  const messages = visionMessages[locale];
  const told = all
    .filter((each) => each.locale === locale)
    .map((each) => pictureLabels(messages, each).seen);
  expect(new Set([...told, typicalLabels(messages).seen]).size).toBe(told.length + 1);
});

test('severities are called as people call them', () => {
  const labels = (condition: (typeof CONDITIONS)[number]) =>
    SEVERITIES.map((severity) => severityLabel(visionMessages['pt-BR'], { condition, severity }));
  expect(labels('cataract')).toEqual(['leve', 'moderado', 'avançado']);
  expect(labels('myopia')).toEqual(['leve', 'moderado', 'alto']);
  expect(labels('dry-eye')).toEqual(['leve', 'moderado', 'intenso']);
});

test('a step leads to the next severity and stops at the ends', () => {
  expect(nextSeverity('mild', 1)).toBe('moderate');
  expect(nextSeverity('mild', -1)).toBe('mild');
  expect(nextSeverity('advanced', 1)).toBe('advanced');
});

test('each field changes its own part of the choice', () => {
  const choice = { condition: 'cataract', severity: 'moderate', shown: 'condition' } as const;
  const radio = (value: string, checked = true) => ({ type: 'radio', value, checked });
  expect(withField(choice, radio('glaucoma'))).toEqual({ ...choice, condition: 'glaucoma' });
  expect(withField(choice, radio('both'))).toEqual({ ...choice, shown: 'both' });
  expect(withField(choice, radio('glaucoma', false))).toEqual(choice);
  expect(withField(choice, radio('nonsense'))).toEqual(choice);
  const range = { type: 'range', value: '2', checked: false };
  expect(withField(choice, range)).toEqual({ ...choice, severity: 'advanced' });
});
