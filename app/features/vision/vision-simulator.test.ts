import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { visionMessages } from '#app/locales/vision.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import { CONDITIONS, type Condition, SEVERITIES } from './conditions.ts';
import { VisionPicture } from './vision-picture.tsx';
import { VisionSimulator } from './vision-simulator.tsx';

function page(locale: Locale, initial: Condition, conditions: readonly Condition[] = CONDITIONS) {
  return renderToStaticMarkup(
    createElement(VisionSimulator, { id: 'visao', locale, conditions, initial }),
  );
}

function picture(condition: Condition, severity: (typeof SEVERITIES)[number]) {
  const { scene } = visionMessages['pt-BR'].simulator;
  return renderToStaticMarkup(
    createElement(VisionPicture, { id: 'v', condition, severity, labels: scene, label: 'a praça' }),
  );
}

const all = CONDITIONS.flatMap((condition) =>
  SEVERITIES.map((severity) => ({ condition, severity })),
);

describe.each(all)('$condition, $severity', ({ condition, severity }) => {
  const markup = picture(condition, severity);

  test('needs no style attribute, which the site’s policy would drop', () => {
    expect(markup).not.toMatch(/\sstyle=/);
  });

  test('every filter, mask and shape that it refers to is in it, once', () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const referenced = [...markup.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(referenced));
    expect(referenced.length).toBeGreaterThan(0);
  });

  test('looks different from the other severities', () => {
    const others = SEVERITIES.filter((each) => each !== severity);
    for (const other of others) expect(picture(condition, other)).not.toBe(markup);
  });
});

test.each(LOCALES)(
  'before a script comes the page has the middle severity, in words too: %s',
  (locale) => {
    const { simulator } = visionMessages[locale];
    const markup = page(locale, 'glaucoma');
    expect(markup).toContain(simulator.conditions.glaucoma.seen.moderate);
    expect(markup).toContain(
      simulator.picture(simulator.conditions.glaucoma.name, simulator.levels.moderate),
    );
    expect(markup).toContain(simulator.note);
    for (const condition of CONDITIONS) {
      expect(markup).toContain(simulator.conditions[condition].title);
      for (const severity of SEVERITIES)
        expect(markup).toContain(simulator.conditions[condition].seen[severity]);
    }
  },
);

test('its controls are native: radio buttons, a range with a name and a value in words, buttons', () => {
  const markup = page('pt-BR', 'cataract');
  expect(markup).not.toMatch(/\sstyle=/);
  expect(markup.match(/type="radio"/g)).toHaveLength(CONDITIONS.length + 3);
  expect(markup).toMatch(/<input type="range"[^>]*aria-valuetext="moderado"/);
  expect(markup).toContain('aria-label="Diminuir o grau"');
  expect(markup).toContain('role="status"');
});

test('nothing moves before somebody has touched it', () => {
  expect(page('pt-BR', 'dry-eye')).not.toContain('vision-film-moving');
});

test('with one condition there is nothing to choose', () => {
  const markup = page('pt-BR', 'glaucoma', ['glaucoma']);
  expect(markup.match(/type="radio"/g)).toHaveLength(3);
});
