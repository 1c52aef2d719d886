import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApi } from '#tests/api.ts';
import { testDatabase } from '#tests/database.ts';

const api = await testApi(await testDatabase());
const { status, headers, body, text } = await api.get('/openapi.json');

const schema = z.looseObject({ $ref: z.undefined().optional() });
const content = z.strictObject({ 'application/json': z.strictObject({ schema }) });
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]+[A-Z]\w+$/),
  // Nobody needs a key.
  security: z.tuple([]),
  summary: z.string().min(1),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['query', 'path', 'header']),
        required: z.boolean(),
        schema,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^[245]\d\d$/),
    z.looseObject({ description: z.string(), content: content.optional() }),
  ),
});
/** The part of the OpenAPI 3.1 schema that this document uses. */
const document = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({
    title: z.string(),
    description: z.string(),
    version: z.string(),
    license: z.strictObject({ name: z.literal('MIT'), identifier: z.literal('MIT') }),
  }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/api/v1/'),
    z.partialRecord(z.enum(['get', 'post', 'delete']), operation),
  ),
});

describe('the OpenAPI document', () => {
  test('is one of version 3.1', () => {
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(document.safeParse(body).error?.issues).toBeUndefined();
  });

  test('is clean by the strict rules of a linter', async () => {
    // A clinic's own address stands in the place of the tests'.
    const rules = { 'no-server-example.com': 'off' } as const;
    const config = await createConfig({ extends: ['recommended-strict'], rules });
    const problems = await lintFromString({ source: text, config });
    const lines = problems.map(
      ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`,
    );
    expect(lines).toEqual([]);
  });

  test('names each operation once, for generators of clients', () => {
    const operations = Object.values(document.parse(body).paths).flatMap(Object.values);
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.sort()).toEqual([
      'bookAppointment',
      'getChallenge',
      'getClinic',
      'holdSlot',
      'listPayers',
      'listServices',
      'listSlots',
      'releaseHold',
    ]);
  });

  test('lists every route with every status', () => {
    const { paths } = document.parse(body);
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { responses }]) =>
          `${method.toUpperCase()} ${path} ${Object.keys(responses).join(' ')}`,
      ),
    );
    expect(listed).toEqual([
      'GET /api/v1/clinic 200 400 500 503',
      'GET /api/v1/services 200 400 500 503',
      'GET /api/v1/payers 200 400 500 503',
      'GET /api/v1/slots 200 400 404 429 500 503',
      'POST /api/v1/holds 201 400 409 413 415 422 428 429 500 503',
      'DELETE /api/v1/holds/{token} 204 400 500 503',
      'POST /api/v1/appointments 201 400 409 413 415 422 428 429 500 503',
      'GET /api/v1/challenge 200 400 429 500 503',
    ]);
  });

  test('says that unknown fields are refused and which header is needed', () => {
    const { post } = document.parse(body).paths['/api/v1/appointments'] ?? {};
    const sent = post?.requestBody?.content['application/json'].schema;
    expect(sent).toMatchObject({
      additionalProperties: false,
      required: ['startsAt', 'patient', 'contact', 'payer', 'consent'],
    });
    expect(post?.parameters).toEqual([
      expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
      expect.objectContaining({ name: 'proof-of-work', in: 'header', required: false }),
    ]);
    expect(sent?.properties).toMatchObject({ locale: { enum: ['pt-BR', 'en-US'] } });
    expect(text).toContain('Os dados ficam guardados por 5 anos');
    expect(text).toContain('The data is kept for 5 years');
  });
});
