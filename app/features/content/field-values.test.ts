import { expect, test } from 'vitest';
import { readParts, writeParts } from '#app/platform/text/markdown-files.server.ts';
import { contentTypes } from '#app/site-content/content-types.ts';
import { NO_CHANGES, readContents } from '#app/site-content/site-content.server.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR, stillContents, testContents } from '#tests/contents.ts';
import { testClinic } from '#tests/database.ts';
import { keyOfLabel } from './content-document.ts';
import { partsOf, valuesIn, valuesOf } from './field-values.ts';

const kinds = contentTypes(testClinic);

function fieldsOf(label: string) {
  const key = keyOfLabel(label);
  const kind = kinds.find(({ name }) => name === key?.kind);
  if (!key || !kind) throw new Error(`${label} has no kind`);
  return kind.fieldsOf(key.slug);
}

/** The form data that a browser sends for an unchanged form. */
function sent(values: Readonly<Record<string, readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, all] of Object.entries(values))
    for (const value of all) form.append(name, value.replaceAll('\n', '\r\n'));
  return form;
}

test('every text of the site goes through its form unchanged', async () => {
  const sources = new Map<string, string>();
  for (const [label, source] of stillContents.files) {
    const parts = readParts(source);
    const fields = fieldsOf(label);
    // Every key belongs to a field or is filled in by one, except for the mark of an open decision and what an answer
    // needs the clinic to offer.
    const known = fields.flatMap((field) => [
      field.name,
      ...(field.type === 'audio' ? field.fills : []),
    ]);
    expect([label, Object.keys(parts.front).filter((name) => !known.includes(name))]).toEqual([
      label,
      ['conflictsWith', 'needs'].filter((name) => name in parts.front),
    ]);
    const values = valuesIn(sent(valuesOf(fields, parts)));
    sources.set(label, writeParts(partsOf(fields, values, parts.front)));
  }
  expect(sources.size).toBeGreaterThan(150);
  const again = await readContents(CONTENT_DIR, serraClaraRecord, { ...NO_CHANGES, sources });
  // What has gone through a form is the clinic's own, and no example any more.
  const own = Object.values(testContents).map((content) => ({
    ...content,
    pages: { ...content.pages, cataract: { ...content.pages.cataract, isOwn: true } },
  }));
  expect(Object.values(again)).toEqual(own);
});

test('boxes keep the order in which they stood, and rows that are empty count for nothing', () => {
  const fields = fieldsOf('pt-BR/episodes/glaucoma.md');
  const form = sent({
    'f-services': ['campo-visual', 'gonioscopia', 'consultas-oftalmologicas'],
    'f-chapters-0-title': [''],
    'f-chapters-0-at': [''],
    'f-chapters-3-title': ['Fim'],
    'f-chapters-3-at': ['03:00'],
    'f-number': ['12x'],
    'f-body': ['a\nb'],
  });
  const base = { services: ['gonioscopia', 'paquimetria', 'campo-visual'], left: 1 };
  expect(partsOf(fields, valuesIn(form), base)).toEqual({
    front: {
      services: ['gonioscopia', 'campo-visual', 'consultas-oftalmologicas'],
      chapters: [{ title: 'Fim', at: '03:00' }],
      number: '12x',
      speakers: [],
      tags: [],
      left: 1,
    },
    body: 'a\nb',
  });
});

test('what is typed stays text, whatever it looks like', () => {
  const typed = { 'f-title': ['- a: {b} # "c" ---'], 'f-body': ['---\nx\n---'] };
  const fields = fieldsOf('pt-BR/posts/catarata-sinais.md');
  const parts = partsOf(fields, valuesIn(sent(typed)), {});
  expect(readParts(writeParts(parts))).toMatchObject({
    front: { title: '- a: {b} # "c" ---' },
    body: '---\nx\n---\n',
  });
});
