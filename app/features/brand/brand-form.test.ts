import { expect, test } from 'vitest';
import { OWN_COLOURS } from '#app/clinic/brand/brand-tokens.ts';
import { BRAND_FIELDS, looksValuesOf, shownColours } from './brand-form.ts';

const CHOSEN = { deep: '#0b4f6c', action: '#7b2d26', sun: '#ffd166' };

function formWith(colours: typeof CHOSEN, shown: typeof CHOSEN): FormData {
  const form = new FormData();
  form.set(BRAND_FIELDS.deep, colours.deep);
  form.set(BRAND_FIELDS.action, colours.action);
  form.set(BRAND_FIELDS.sun, colours.sun);
  form.set(BRAND_FIELDS.shown, shownColours(shown));
  form.set(BRAND_FIELDS.own, 'sim');
  return form;
}

test('a colour that was chosen counts, though the box for the site’s own colours is still ticked', () => {
  expect(looksValuesOf(formWith(CHOSEN, OWN_COLOURS))).toMatchObject({ ...CHOSEN, isOwn: false });
});

test('the box alone leads back to the site’s own colours', () => {
  expect(looksValuesOf(formWith(CHOSEN, CHOSEN)).isOwn).toBe(true);
});
