import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { FIELD_NAMES, fieldNode, groupOf } from '#app/clinic/record/field-node.ts';
import { changedFields } from '#app/clinic/record/same-value.ts';
import { draftOf, fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';
import { mergeDrafts } from '#app/features/clinic-record/merging/merge-drafts.ts';
import { anyRecord } from '#tests/clinics/any-record.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { mergedChanges } from './planned-record.ts';

// A plan and what others change before its day, over any record: what each says of entries and fields of its own stands.

/** The same records in every run: chance decides no test. */
const DRAWN = { seed: 20_261_128, numRuns: 60 };

/** `target`: the one value that it changes. */
type Edit = { target: string; over: (record: ClinicRecord) => ClinicRecord };
type Drawn = { kind: number; which: number; value: number };

const pick = <Entry>(entries: readonly Entry[], which: number) => entries[which % entries.length];

/** An edit of a value that this record has; null where it has none of its kind. */
type Making = (record: ClinicRecord, which: number, value: number) => Edit | null;

const ofPayer =
  (name: string, change: (value: number) => Partial<ClinicRecord['payers'][number]>): Making =>
  (record, which, value) => {
    const id = pick(record.payers, which)?.id;
    if (id === undefined) return null;
    const over = (now: ClinicRecord) => ({
      ...now,
      payers: now.payers.map((each) => (each.id === id ? { ...each, ...change(value) } : each)),
    });
    return { target: `payer ${id} ${name}`, over };
  };

const ofPerson =
  (name: string, change: (value: number) => Partial<ClinicRecord['people'][number]>): Making =>
  (record, which, value) => {
    const slug = pick(record.people, which)?.slug;
    if (slug === undefined) return null;
    const over = (now: ClinicRecord) => ({
      ...now,
      people: now.people.map((each) => (each.slug === slug ? { ...each, ...change(value) } : each)),
    });
    return { target: `person ${slug} ${name}`, over };
  };

const ONE_VALUE: readonly Making[] = [
  (_, __, value) => ({
    target: 'phone',
    over: (now) => ({ ...now, phone: `+5535359901${10 + value}` }),
  }),
  ofPayer('bring', (value) => ({ bring: [`Guia ${value}`] })),
  ofPayer('title', (value) => ({ title: `Convênio ${value}` })),
  ofPerson('name', (value) => ({ name: `Nova Pessoa ${value}` })),
  ofPerson('last day', (value) => ({ untilOn: `2031-01-${10 + value}` })),
  ofPerson('breaks', (value) => ({ breaks: [{ startsTime: `1${value}:00`, endsTime: '19:30' }] })),
  (_, which, value) => {
    const name = pick(['noticeMinutes', 'horizonDays', 'addOnsPerDay'] as const, which);
    if (name === undefined) return null;
    const over = (now: ClinicRecord) => ({ ...now, agenda: { ...now.agenda, [name]: 71 + value } });
    return { target: `agenda ${name}`, over };
  },
  (record, which, value) => {
    const slug = pick(record.branches ?? [], which)?.slug;
    if (slug === undefined) return null;
    const over = (now: ClinicRecord) => ({
      ...now,
      branches: now.branches?.map((each) =>
        each.slug === slug ? { ...each, name: `Unidade Nova ${value}` } : each,
      ),
    });
    return { target: `branch ${slug}`, over };
  },
  (_, __, value) => ({
    target: 'days of follow-ups',
    over: (now) => ({
      ...now,
      followUps: { ...now.followUps, postOperativeDays: [2, 40 + value] },
    }),
  }),
];

const OTHERS: readonly Making[] = [
  // Where a new entry stands among others depends on who was first.
  (_, __, value) => ({
    target: 'list of payers',
    over: (now) => ({
      ...now,
      payers: [...now.payers, { id: `novo-${value}`, title: 'Novo', bring: ['Documento'] }],
    }),
  }),
  () => ({
    target: 'list of payers',
    over: (now) => ({ ...now, payers: now.payers.toReversed() }),
  }),
  (record, which) => {
    const slug = pick(record.services, which)?.slug;
    if (slug === undefined) return null;
    return {
      target: `return ${slug}`,
      over: (now) => {
        const was = now.followUps.returnServices;
        const isIn = was.includes(slug);
        const returnServices = isIn ? was.filter((each) => each !== slug) : [...was, slug];
        return { ...now, followUps: { ...now.followUps, returnServices } };
      },
    };
  },
];
const ALL = [...ONE_VALUE, ...OTHERS];

const drawn = fc.record({
  kind: fc.nat(),
  which: fc.nat({ max: 5 }),
  value: fc.integer({ min: 0, max: 8 }),
});
const some = fc.array(drawn, { minLength: 1, maxLength: 4 });

function editsOf(
  record: ClinicRecord,
  all: readonly Drawn[],
  kinds: readonly Making[] = ALL,
): Edit[] {
  const edits = all.flatMap(({ kind, which, value }) => {
    const edit = pick(kinds, kind)?.(record, which, value);
    return edit ? [edit] : [];
  });
  return edits.filter(
    ({ target }, index) => edits.findIndex((each) => each.target === target) === index,
  );
}

const over = (record: ClinicRecord, edits: readonly Edit[]) =>
  edits.reduce((now, edit) => edit.over(now), record);

function changesOf(before: ClinicRecord, after: ClinicRecord) {
  const values = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(changedFields(before, after).map((name) => [name, values.get(name)]));
}

/** As forms say it; services are chosen in no order. */
function said(record: ClinicRecord) {
  const returnServices = record.followUps.returnServices.toSorted();
  const followUps = { ...record.followUps, returnServices };
  return draftOf(groupOf(FIELD_NAMES), { ...record, followUps });
}

/** What a plan that was made over a record makes of it as others have left it; null where it is refused. */
function planned(record: ClinicRecord, plan: readonly Edit[], now: ClinicRecord) {
  const changes = changesOf(record, over(record, plan));
  const merged = mergedChanges(changes, { base: record, now });
  return merged.ok ? said({ ...now, ...merged.value }) : null;
}

test('a plan and an edit of other values are as if both had been done by hand, in either order', () => {
  fc.assert(
    fc.property(anyRecord, some, some, (record, ours, theirs) => {
      const plan = editsOf(record, ours);
      const targets = new Set(plan.map(({ target }) => target));
      const edit = editsOf(record, theirs).filter(({ target }) => !targets.has(target));
      const made = planned(record, plan, over(record, edit));
      expect(made).toEqual(said(over(over(record, edit), plan)));
      expect(made).toEqual(said(over(over(record, plan), edit)));
    }),
    DRAWN,
  );
});

test('what both say alike holds, and only one value that both say differently refuses a plan', () => {
  fc.assert(
    fc.property(anyRecord, some, some, drawn, (record, ours, theirs, { kind, which }) => {
      const make = (value: number) => editsOf(record, [{ kind, which, value }], ONE_VALUE);
      const [[mine], [other]] = [make(1), make(2)];
      if (!mine || !other) return;
      const besides = (all: readonly Drawn[]) =>
        editsOf(record, all).filter(({ target }) => target !== mine.target);
      const plan = [...besides(ours), mine];
      expect(planned(record, plan, over(record, plan))).toEqual(said(over(record, plan)));
      const now = over(record, [...besides(theirs), other]);
      expect(planned(record, plan, now)).toBeNull();
    }),
    DRAWN,
  );
});

test('an entry that one side takes out is gone, unless the other has changed it', () => {
  const [fields, base] = [fieldNode('replyTemplates'), templates(['a', 'b', 'c'])];
  const merged = (theirs: Template[], yours: Template[]) => {
    const of = (value: Template[]) => draftOf(fields, value);
    const { draft, isClash } = mergeDrafts(fields, {
      base: of(base),
      theirs: of(theirs),
      yours: of(yours),
    });
    return isClash ? 'clash' : rowsOf(draft).map((row) => fieldOf(row, 'slug'));
  };
  const retitled = base.map((each) => (each.slug === 'b' ? { ...each, title: 'Outro' } : each));
  expect(merged(templates(['a', 'c']), templates(['a', 'b', 'c', 'd']))).toEqual(['a', 'c', 'd']);
  expect(merged(templates(['a', 'b', 'c', 'd']), templates(['a', 'c']))).toEqual(['a', 'c', 'd']);
  expect(merged(templates(['c', 'b', 'a']), templates(['a', 'b', 'c', 'd']))).toEqual([
    ...['c', 'b', 'a', 'd'],
  ]);
  expect(merged(retitled, templates(['a', 'c']))).toBe('clash');
  expect(merged(templates(['a', 'c']), retitled)).toBe('clash');
  expect(merged(templates(['c', 'b', 'a']), templates(['b', 'a', 'c']))).toBe('clash');
});

type Template = { slug: string; title: string; text: string };

function templates(slugs: readonly string[]): Template[] {
  return slugs.map((slug) => ({ slug, title: `Resposta ${slug}`, text: 'Olá.' }));
}

test('weekdays that are left blank stand for all of them: no weekday is put together with them', () => {
  const [first, ...others] = manausRecord.people;
  if (!first) throw new Error('the record has nobody');
  const on = (workdays?: ClinicRecord['people'][number]['workdays']) => ({
    ...manausRecord,
    people: [{ ...first, workdays }, ...others],
  });
  const merged = (base: ClinicRecord, planned: ClinicRecord, now: ClinicRecord) =>
    mergedChanges({ people: planned.people }, { base, now });
  const every = on();
  const [monday, tuesday] = [on(['monday']), on(['monday', 'tuesday'])];
  expect(merged(every, monday, tuesday)).toEqual({ ok: false, refusal: 'clash' });
  expect(merged(tuesday, monday, every)).toEqual({ ok: false, refusal: 'clash' });
  expect(merged(every, every, tuesday).ok).toBe(true);
  const more = merged(monday, tuesday, on(['monday', 'friday']));
  expect(more).toMatchObject({
    value: { people: [{ workdays: ['monday', 'tuesday', 'friday'] }, ...others.map(() => ({}))] },
  });
});
