import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faultsOf } from '#app/clinic/clinic-schema.ts';
import {
  FIELD_NAMES,
  type FieldNode,
  fieldNode,
  fieldsWithoutWords,
} from '#app/clinic/record/field-node.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { type Draft, draftOf, typedValue, withoutBlankRows } from './form-draft.ts';
import { afterListAct, entriesOfDraft, listAct, readDraft } from './form-entries.ts';
import { faultAt } from './form-faults.ts';

const NAMES = FIELD_NAMES;

/** What the browser sends for a form, read again. */
function sent(node: FieldNode, draft: Draft): Draft {
  const form = new FormData();
  for (const [name, value] of entriesOfDraft(node, draft)) form.append(name, value);
  return readDraft(node, form);
}

const there = (node: FieldNode, value: unknown) =>
  typedValue(node, withoutBlankRows(node, sent(node, draftOf(node, value))));

test('every field of the record has its words beside it', () => {
  expect(fieldsWithoutWords()).toEqual([]);
});

test('the form of the record says the same record', () => {
  const back = Object.fromEntries(
    NAMES.map((name) => [
      name,
      there(fieldNode(name), new Map<string, unknown>(Object.entries(serraClaraRecord)).get(name)),
    ]),
  );
  expect(faultsOf(back)).toEqual([]);
  for (const name of NAMES) {
    const node = fieldNode(name);
    expect(there(node, back[name]), name).toEqual(back[name]);
  }
});

const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/[\p{C}\p{Z}]/gu, '').trim())
  .filter((text) => text !== '');
const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((each) => each.join(''));
const time = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

/** Any value that a field may have. */
function anyValue(node: FieldNode): fc.Arbitrary<unknown> {
  const full = fullValue(node);
  return mayBeLeftOut(node) && node.kind !== 'switch'
    ? fc.option(full, { nil: undefined, freq: 3 })
    : full;
}

function mayBeLeftOut({ isOptional, initial }: FieldNode): boolean {
  return isOptional && initial === undefined;
}

function fullValue(node: FieldNode): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case 'group':
      return (
        fc
          .record(
            Object.fromEntries((node.fields ?? []).map((each) => [each.name, anyValue(each)])),
          )
          .map((value) =>
            Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)),
          )
          // One that may be left out is left out when nothing is in it.
          .filter((value) => !mayBeLeftOut(node) || Object.keys(value).length > 0)
      );
    case 'list': {
      const { item } = node;
      if (!item) return fc.constant([]);
      const slug = item.fields?.find(({ kind }) => kind === 'slug')?.name;
      const selector = (each: unknown) => JSON.stringify(each);
      return fc.uniqueArray(fullValue(item), {
        maxLength: 4,
        minLength: 1,
        selector: slug ? (each) => String(new Map(Object.entries(each ?? {})).get(slug)) : selector,
      });
    }
    case 'choices': {
      const values = node.choices?.map(({ value }) => value) ?? ['um', 'dois', 'tres'];
      return fc.subarray(values, { minLength: 1 });
    }
    case 'choice':
      return fc.constantFrom(...(node.choices?.map(({ value }) => value) ?? ['um', 'dois']));
    case 'localized':
    case 'localized-paragraph':
      return fc.oneof(words, fc.record({ 'pt-BR': words, 'en-US': words }));
    case 'switch':
      return fc.boolean();
    case 'phone':
      return digits(8).map((each) => `+55359${each}`);
    case 'postal-code':
      return digits(8).map((each) => `${each.slice(0, 5)}-${each.slice(5)}`);
    case 'cnpj':
      return fc.constantFrom('99.999.999/0001-91', '12.ABC.345/01DE-35');
    case 'host':
      return fc.constantFrom('clinica.com.br', 'www.olhos.med.br');
    case 'state':
      return fc.constantFrom('MG', 'AM');
    case 'time':
      return time;
    case 'day':
      return fc.constantFrom('2026-02-28', '2030-12-31');
    case 'whole-number':
      return fc.integer({ min: 0, max: 100_000 });
    case 'money':
      return fc.integer({ min: 1, max: 999_999_999 });
    case 'decimal':
      return fc.integer({ min: -740_000, max: 60_000 }).map((each) => each / 10_000);
    case 'slug':
      return fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,5})?$/);
    case 'kept':
      return fc.jsonValue().filter((each) => each !== null && each !== undefined);
    default:
      return words;
  }
}

describe.each(NAMES)('%s', (name) => {
  const node = fieldNode(name);

  test('a form of any value says that value, and its own form is the same', () => {
    fc.assert(
      fc.property(fullValue(node), (value) => {
        const draft = draftOf(node, value);
        const back = typedValue(node, sent(node, draft));
        expect(back).toEqual(JSON.parse(JSON.stringify(value)));
        expect(draftOf(node, back)).toEqual(draft);
      }),
      { numRuns: 60 },
    );
  });

  test('whatever is sent is read as a form, and what was typed into boxes stays', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...keysOf(node)), fc.string({ maxLength: 30 })),
        (entries) => {
          const form = new FormData();
          for (const [key, value] of Object.entries(entries)) form.set(key, value);
          const draft = readDraft(node, form);
          const value = typedValue(node, draft);
          expect(readDraft(node, formOf(node, draft))).toEqual(draft);
          for (const fault of faultsOf({ ...serraClaraRecord, [name]: value }))
            if (fault.path[0] === name)
              expect(
                faultAt(
                  { ...node, kind: 'group', name: '', fields: [node] },
                  { [name]: draft },
                  fault,
                )?.inSummary,
              ).toMatch(/: \S/);
        },
      ),
      { numRuns: 25 },
    );
  });
});

function formOf(node: FieldNode, draft: Draft): FormData {
  const form = new FormData();
  for (const [key, value] of entriesOfDraft(node, draft)) form.append(key, value);
  return form;
}

/** Names that a hostile form may use. */
function keysOf(node: FieldNode): [string, ...string[]] {
  const draft = draftOf(
    node,
    new Map<string, unknown>(Object.entries(serraClaraRecord)).get(node.name),
  );
  const names = entriesOfDraft(node, draft).map(([key]) => key);
  return ['linhas', '__proto__', 'constructor.x', ...names, 'linhas.linhas'];
}

const typedRows = z.array(z.looseObject({ id: z.string(), title: z.unknown() }));

describe('lists', () => {
  const payers = fieldNode('payers');
  const draft = draftOf(payers, serraClaraRecord.payers);
  const titles = (each: Draft | null) => typedRows.parse(typedValue(payers, each ?? ''));

  test('a row is added, moved and taken away, and a new one gets a name from what it is called', () => {
    const group: FieldNode = { ...payers, name: '', kind: 'group', fields: [payers] };
    delete group.item;
    const more = afterListAct(group, { payers: draft }, listAct('mais', 'payers'));
    const rows = JSON.parse(JSON.stringify(more)).payers;
    expect(rows).toHaveLength(serraClaraRecord.payers.length + 1);
    rows.at(-1).title['pt-BR'] = 'Saúde São João';
    expect(titles(rows).at(-1)).toMatchObject({ id: 'saude-sao-joao', title: 'Saúde São João' });
    const up = afterListAct(group, { payers: rows }, listAct('cima', 'payers', rows.length - 1));
    expect(JSON.parse(JSON.stringify(up)).payers.at(-2).title['pt-BR']).toBe('Saúde São João');
    const gone = afterListAct(group, { payers: rows }, listAct('menos', 'payers', 0));
    expect(JSON.parse(JSON.stringify(gone)).payers).toHaveLength(serraClaraRecord.payers.length);
    expect(afterListAct(group, { payers: rows }, 'salvar')).toBeNull();
  });

  test.each([
    ['(35) 99955-0100', '+5535999550100'],
    ['035 9 9955 0100', '+5535999550100'],
    ['+55 35 3599-0100', '+553535990100'],
    ['12', '12'],
  ])('a phone may be written %s', (typed, value) => {
    expect(typedValue(fieldNode('phone'), typed)).toBe(value);
  });

  test.each([
    ['https://Clinica.com.br/', 'clinica.com.br'],
    ['www.clinica.com.br', 'www.clinica.com.br'],
    ['clinica.com.br/sobre', 'clinica.com.br/sobre'],
  ])('a domain may be written %s', (typed, value) => {
    expect(typedValue(fieldNode('domain'), typed)).toBe(value);
  });

  test.each([
    ['R$ 1.139,90', 113_990],
    ['139,9', 13_990],
    ['139', 13_900],
    ['cem', 'cem'],
  ])('an amount may be written %s', (typed, value) => {
    expect(typedValue(fieldNode('flexMonthlyCents'), typed)).toBe(value);
  });

  test('nothing that no box shows is asked for in a new entry of any list', () => {
    const unseen = (node: FieldNode, path: string, isNew = false): string[] => [
      ...(isNew && node.kind === 'kept' && typedValue(node, '') === '' ? [path] : []),
      ...(node.fields ?? []).flatMap((each) => unseen(each, `${path}.${each.name}`, isNew)),
      ...(node.item ? unseen(node.item, `${path}[]`, true) : []),
    ];
    expect(NAMES.flatMap((name) => unseen(fieldNode(name), name))).toEqual([]);
  });

  test('a new house is in the country of the others, also sent from a page of before', () => {
    const address = fieldNode('branches').item?.fields?.find(({ name }) => name === 'address');
    if (!address) throw new Error('a house has no address');
    const [blank, old] = [draftOf(address, undefined), { countryCode: '' }];
    expect(typedValue(address, blank)).toMatchObject({ countryCode: 'BR' });
    expect(typedValue(address, old)).toMatchObject({ countryCode: 'BR' });
  });
});
