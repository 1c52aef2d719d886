import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaignTexts } from '#app/clinic/campaign-fields.ts';
import { FIELD_NAMES, type FieldName } from '#app/clinic/record/field-node.ts';
import { recordShape } from '#app/clinic/record/record-shape.ts';
import { SECTIONS } from '#app/features/clinic-record/sections.ts';
import { RECORD_BOXES } from './record-boxes.ts';
import { leavesOf } from './record-leaves.ts';

// A section of the clinic's data draws a box for each of its fields; every other form is written by hand, and may forget.

const UNSEEN = ['kept', 'slug'];

function inSection(name: FieldName): boolean {
  return SECTIONS.some(({ fields }) => fields.some((each) => each === name));
}

/** All that no section draws of itself. */
const byHand = FIELD_NAMES.flatMap((name) =>
  leavesOf(recordShape[name], name).filter(
    ({ kind }) => !inSection(name) || UNSEEN.includes(kind ?? ''),
  ),
).flatMap(({ path }) =>
  // Its schema says only that there is one for each language.
  path === 'campaigns[].texts' ? leavesOf(campaignTexts, path).map((each) => each.path) : [path],
);

function covers(pattern: string, path: string): boolean {
  const parts = pattern.split('.').map((part) => {
    const plain = part.replaceAll(/[[\]]/g, '\\$&');
    return plain.replace('*', '[^.[\\]]+');
  });
  return new RegExp(`^${parts.join('\\.')}(?:\\[\\])?$`).test(path);
}

test('each value of the record has a box on a screen, or a reason for none', () => {
  const patterns = Object.keys(RECORD_BOXES);
  expect(byHand.filter((path) => !patterns.some((each) => covers(each, path)))).toEqual([]);
});

test('no box is listed of what the record does not have', () => {
  const stale = Object.keys(RECORD_BOXES).filter(
    (pattern) => !byHand.some((path) => covers(pattern, path)),
  );
  expect(stale).toEqual([]);
});

test('each form has the box that is listed', () => {
  const missing = Object.entries(RECORD_BOXES).filter(
    ([, place]) => 'form' in place && !readFileSync(place.form, 'utf8').includes(place.box),
  );
  expect(missing).toEqual([]);
});
