import { z } from 'zod';
import { inLanguage } from '#app/clinic/clinic-fields.ts';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { withStandardCategories } from '#app/clinic/record/category-fields.ts';
import { metaOf } from '#app/clinic/record/field-meta.ts';
import { publicFields } from '#app/clinic/record/field-node.ts';
import { isHereOn } from '#app/clinic/record/here-on.ts';
import { priceOn, priceWith } from '#app/clinic/record/own-service-fields.ts';
import { recordShape } from '#app/clinic/record/record-shape.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/platform/locale.ts';
import { effectiveRecordReader } from '#app/site-content/effective-record.server.ts';
import { COMMON_ANSWERS, OPEN_TO_ALL } from './answers.ts';
import type { ApiContext, ApiInstance } from './api-context.ts';

const PUBLIC_FIELDS = publicFields();
const PUBLIC_FOR_A_MINUTE = 'public, max-age=60';
const querystring = z.strictObject({
  language: z.enum(LOCALES).default(DEFAULT_LOCALE).describe('O idioma dos textos'),
});

/** What the clinic says of itself, described by the schema that makes its forms. */
export function clinicRoute(app: ApiInstance, { db, clock, contentStore }: ApiContext): void {
  const readRecord = effectiveRecordReader(contentStore.clinicFile);
  const isShaped = shapeCheck();
  app.get(
    '/clinic',
    {
      schema: {
        operationId: 'getClinic',
        ...OPEN_TO_ALL,
        summary: 'Os dados públicos da clínica',
        querystring,
        response: { 200: z.looseObject({}).meta(publicSchema()), ...COMMON_ANSWERS },
      },
    },
    async ({ query }, reply) => {
      const { record: inForce } = await readRecord(db);
      const record: unknown = inLanguage(inForce, query.language);
      reply.header('cache-control', PUBLIC_FOR_A_MINUTE);
      const { on: today } = wallClockOf(clock.now());
      if (!isShaped(record))
        throw new Error('people or services of the record in force have faults');
      return publicRecord(asOn(record, today), query.language);
    },
  );
}

const shaped = z.looseObject({ people: recordShape.people, services: recordShape.services });
const judged = z.object({ people: z.unknown(), services: z.unknown() });
type Shaped = Pick<ClinicRecord, 'people' | 'services'>;

/**
 * Makes a check of people and services, which the agenda's settings may have changed: they may contradict the rest of
 * the record for a while; pages show it all the same. What was found good last is known again by its text.
 */
function shapeCheck() {
  let good = '';
  return (record: unknown): record is Shaped => {
    const text = JSON.stringify(judged.safeParse(record).data);
    if (text === good) return true;
    if (!shaped.safeParse(record).success) return false;
    good = text;
    return true;
  };
}

/** What holds on a day: who works here and what services cost then, without what is to come. */
function asOn(record: Shaped, today: string) {
  const people = record.people.filter((person) => isHereOn(person, today));
  const here = new Set(people.flatMap(({ slug, isArchived }) => (isArchived ? [] : [slug])));
  return {
    ...record,
    people: people.map(({ fromOn: _from, untilOn: _until, ...person }) => person),
    services: record.services.map(({ price: now, laterPrice, booking: _, ...service }) => {
      const price = priceOn({ price: now, laterPrice }, today);
      const others = service.practitioners.filter((name) => here.has(name));
      return { ...service, ...(price && { price: priceWith(price, others) }) };
    }),
  };
}

/** What tells of days to come, or of those that are over, and what booking itself tells. */
const NOT_TOLD = ['fromOn', 'untilOn', 'laterPrice', 'booking'];

/** The public fields in one language, without what is archived. */
function publicRecord(record: unknown, language: Locale): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(withStandardCategories(record) ?? {}));
  const entries = PUBLIC_FIELDS.flatMap((name) => {
    const value = name === 'whatsapp' ? toldChat(values.get(name)) : values.get(name);
    return value === undefined ? [] : [[name, offered(inLanguage(value, language))] as const];
  });
  return Object.fromEntries(entries);
}

/** The message that waits for a number is nobody's yet. */
function toldChat(chat: unknown): unknown {
  return chat instanceof Object && Reflect.get(chat, 'number') ? chat : undefined;
}

function offered(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((each) => !(each instanceof Object && Reflect.get(each, 'isArchived')));
}

/** JSON schema of the public fields, with the names of their forms. Help is for who fills them in, and stays there. */
function publicSchema(): Record<string, unknown> {
  const shape = Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, recordShape[name]]));
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(shape), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const words = metaOf(zodSchema);
      if (words) Object.assign(jsonSchema, { title: words.label });
      // What the record has that names none is in the answer, not in its schema.
      if (zodSchema._zod.def.type === 'prefault') delete jsonSchema.default;
      for (const name of NOT_TOLD) delete jsonSchema.properties?.[name];
      // Of one language a text in several is a text.
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string' });
    },
  });
  return schema;
}
