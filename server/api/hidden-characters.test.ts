import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gaBody, gtmBody } from '#app/features/analytics/event-body.server.ts';
import { clientErrorBody } from '#app/features/client-errors/client-errors.server.ts';
import { testApi } from '#tests/api.ts';
import { testDatabase } from '#tests/database.ts';
import { compileValidator } from './field-errors.ts';

const api = await testApi(await testDatabase());

const HIDDEN = ['\u0000', '\u001b', '\u202e', '\u2066', '\u061c', '\u2028', '\ud800', '\u0085'];

const described: z.ZodType<Described> = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z
    .record(
      z.string(),
      z.lazy(() => described),
    )
    .optional(),
  anyOf: z.array(z.lazy(() => described)).optional(),
});
type Described = {
  type?: string | string[] | undefined;
  properties?: Record<string, Described> | undefined;
  anyOf?: Described[] | undefined;
};

/** The paths of all fields of a schema that are no objects. */
function fieldsOf(schema: Described, path: readonly string[] = []): (readonly string[])[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    fieldsOf(field, [...path, name]),
  );
  return inside.length > 0 || path.length === 0 ? inside : [path];
}

/** An object with one field. */
function objectOf([name = '', ...rest]: readonly string[], value: string): object {
  return { [name]: rest.length > 0 ? objectOf(rest, value) : value };
}

const operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: described })) })
    .optional(),
});
const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

async function operations() {
  const { paths } = document.parse((await api.get('/openapi.json')).body);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path: path.replace('/api/v1', ''),
      method: method.toUpperCase(),
      parameters: described.parameters ?? [],
      body: described.requestBody?.content['application/json']?.schema,
    })),
  );
}

const named = (field: string) => ({
  errors: expect.arrayContaining([{ field, message: expect.stringContaining('invisíveis') }]),
});

describe('a text with a character that nobody sees is refused, by its field', () => {
  test('in every field of every body of the API', async () => {
    let count = 0;
    for (const { path, method, body } of await operations()) {
      if (method !== 'POST' || !body) continue;
      for (const field of fieldsOf(body)) {
        for (const hidden of HIDDEN) {
          const headers = { 'idempotency-key': 'a-key-for-tests' };
          const answer = await api.post(path, objectOf(field, `a${hidden}b`), headers);
          expect([answer.status, answer.body]).toEqual([400, named(field.join('.'))]);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThanOrEqual(14 * HIDDEN.length);
  });

  test('in every query and address of the API', async () => {
    const asked = (await operations()).flatMap(({ path, method, parameters }) =>
      parameters
        .filter(({ in: place }) => place !== 'header')
        .map(({ name, in: place }) => ({ path, method, name, place })),
    );
    expect(asked.length).toBeGreaterThanOrEqual(5);
    for (const { path, method, name, place } of asked) {
      for (const hidden of ['\u0000', '\u202e']) {
        const value = encodeURIComponent(`a${hidden}b`);
        const inPath = path.replace(`{${name}}`, value);
        const url = place === 'path' ? inPath : `${path}?${name}=${value}`;
        const answer = await (method === 'DELETE' ? api.delete(url) : api.get(url));
        expect([answer.status, answer.body]).toEqual([400, named(name)]);
      }
    }
  });

  test.each([
    ['browser errors', clientErrorBody],
    ['events', gaBody('G-TEST123456')],
    ['events where scripts are blocked', gtmBody],
  ])('in every field of %s', (_, schema) => {
    const json = described.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    const validate = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '/' });
    const fields = fieldsOf(json);
    expect(fields.length).toBeGreaterThan(8);
    for (const field of fields) {
      for (const hidden of HIDDEN) {
        const { error } = z
          .object({ error: z.instanceof(z.ZodError) })
          .parse(validate(objectOf(field, `a${hidden}b`)));
        expect(error.issues.map(({ path }) => path)).toEqual([field]);
      }
    }
  });

  test('as the name of a field too', async () => {
    const answer = await api.post('/holds', { 'ser\u0000vice': 'a' });
    expect([answer.status, answer.body]).toEqual([400, named('body')]);
  });
});

test('tabs and line breaks are seen', () => {
  const validate = compileValidator({
    schema: z.object({ stack: z.string() }),
    httpPart: 'body',
    method: 'POST',
    url: '/',
  });
  expect(validate({ stack: 'a\tb\r\nc' })).toEqual({ value: { stack: 'a\tb\r\nc' } });
});
