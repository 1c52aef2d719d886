import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { auditLog } from '#app/db/schema.ts';
import { readPlanPrices } from '#app/features/subscriptions/plan-price-changes.server.ts';
import { MONDAY } from '#tests/booking.ts';
import { CANARIES } from '#tests/canary-person.ts';
import { testDatabase } from '#tests/database.ts';
import { anOrder, orderNow, orderServices, pay, place, placed } from '#tests/orders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const site = await staffSite(database);

async function asReception() {
  const { id } = await aStaffMember(site.services, { role: 'reception' });
  return { cookie: await site.signedIn(id) };
}

const [year = '', month = '', day = ''] = MONDAY.split('-');
const INVOICES = {
  ...{ tabela: 'notas', deDay: day, deMonth: month, deYear: year },
  ...{ ateDay: day, ateMonth: month, ateYear: year },
};
const FILE = '/equipe/assinaturas/planilha';

/** Cells as a spreadsheet reads them: quoted, two quotes for one, semicolons, lines. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** As people type them who want a spreadsheet to run something. */
const HOSTILE = [
  '=HYPERLINK("http://x.example";"oi")',
  "+cmd|' /C calc'!A0",
  '-2+3+cmd|x',
  '@SUM(1+1)',
  '\t=1+1',
  '\r\n=1+1',
  '＝1+1',
  'Rosa";=1+1;"',
  'Rosa\r\n"=1+1"',
];

test('whatever people typed, the file for the invoices runs nothing, and a payment is a row', async () => {
  const services = orderServices(database);
  await placed(services);
  for (const words of HOSTILE) {
    const { customer, address } = anOrder();
    const email = `"${words.replace(/\s/g, '')}"@example.org`;
    const id = await place(services, {
      customer: { ...customer, name: words, email },
      address: { ...address, street: words, complement: words, district: words, city: words },
    });
    await pay(services, id, 1);
  }
  const answer = await site.send(FILE, INVOICES, await asReception());
  expect(answer.headers.get('content-disposition')).toContain(`nfse-${MONDAY}-a-${MONDAY}.csv`);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith('\ufeff')).toBe(true);
  const [columns = [], ...rows] = cellsOf(text);
  expect(rows).toHaveLength(HOSTILE.length);
  for (const [index, row] of rows.entries()) {
    expect(row).toHaveLength(columns.length);
    for (const cell of row) expect(cell).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@|%＝＋－＠]/u);
    // Nothing is lost: what was typed stands there, at most behind a quote.
    expect([HOSTILE[index], `'${HOSTILE[index]}`]).toContain(
      row[columns.indexOf('Nome do tomador')],
    );
    expect(row[columns.indexOf('Valor')]).toBe('100,00');
  }
});

test('a file of figures alone has nobody in it', async () => {
  const services = orderServices(database);
  await pay(services, await placed(services), 1);
  const answer = await site.send(FILE, {}, await asReception());
  const text = await answer.text();
  expect(cellsOf(text)[0]).toContain('Recebido');
  expect(text).not.toMatch(/Zuleide|529|Periquito|example/);
});

test('a period that is no period is told, and nothing is given away', async () => {
  const asker = await asReception();
  for (const wrong of [{ deDay: '31', deMonth: '2' }, { ateYear: '2029' }, { ateDay: '' }]) {
    const answer = await site.send(FILE, { ...INVOICES, ...wrong }, asker);
    expect(answer.headers.get('location')).toContain('/numeros?periodo');
  }
  expect(await database.db.select().from(auditLog)).toEqual([]);
});

test('a note that is too long, and a contact that is wrong, stay as they were typed', async () => {
  const services = orderServices(database);
  const { protocol, version } = await orderNow(services, await placed(services));
  const path = `/equipe/assinaturas/${protocol}`;
  const asker = await asReception();
  const nota = 'Ela prefere a tarde. '.repeat(100);
  expect(await site.post(path, { acao: 'nota', nota }, asker)).toMatchObject({
    status: 400,
    form: { errors: [{ fieldId: 'nota' }], typed: { nota } },
  });
  const contact = { acao: 'contato', telefone: '99', email: 'zuleide@', versao: String(version) };
  expect(await site.post(path, contact, asker)).toMatchObject({
    status: 400,
    form: {
      errors: [{ fieldId: 'telefone' }, { fieldId: 'email' }],
      typed: { telefone: '99', email: 'zuleide@' },
    },
  });
});

test('a corrected address gets the link once, ends the old one, and is in no log', async () => {
  const services = orderServices(database);
  const id = await placed(services);
  const before = await orderNow(services, id);
  const path = `/equipe/assinaturas/${before.protocol}`;
  const asker = await asReception();
  const form = {
    ...{ acao: 'contato', telefone: CANARIES.phone, versao: String(before.version) },
    email: 'outro.canario@example.org',
  };
  const answers = await Promise.all([site.post(path, form, asker), site.post(path, form, asker)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const after = await orderNow(services, id);
  expect(after).toMatchObject({ email: form.email, phoneE164: CANARIES.phone });
  expect(after.linkKey).not.toBe(before.linkKey);
  const log = JSON.stringify(await database.db.select().from(auditLog));
  expect(log).toContain('order.link-again');
  expect(log).not.toMatch(/canario|Zuleide|99887/);
  // The same address again: the link that the person has goes on.
  const again = { ...form, versao: String(after.version) };
  expect((await site.post(path, again, asker)).status).toBe(303);
  expect((await orderNow(services, id)).linkKey).toBe(after.linkKey);
});

const told = z.looseObject({
  effects: z.object({ lines: z.array(z.string()), stamp: z.string() }),
});

test('a price is announced by who has read what it does, and by nobody else', async () => {
  const { id: by } = await aStaffMember(site.services, {
    ...{ username: 'ines', role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  const access = { cookie: await site.signedIn(by) };
  const path = '/equipe/assinaturas/precos';
  await database.pool.query("delete from clinic_settings where subject = 'plan-prices'");
  const [laterYear = '', laterMonth = '', laterDay = ''] = addDays(MONDAY, 60).split('-');
  const form = {
    ...{ acao: 'preco', versao: '0', plano: 'padrao', valor: '159,90' },
    ...{ inicioDay: laterDay, inicioMonth: laterMonth, inicioYear: laterYear },
  };
  const shown = await site.post(path, form, access);
  const { effects } = told.parse(shown.form);
  expect(effects.lines.join(' ')).toMatch(/R\$\s159,90, em vez de R\$\s149,99/);
  expect(effects.lines.join(' ')).toMatch(/R\$\s1\.918,80/);
  expect(await readPlanPrices(database.db)).toEqual([]);
  // Read for one amount, sent for another.
  const other = { ...form, valor: '1.599,00', lido: effects.stamp };
  expect(told.parse((await site.post(path, other, access)).form).effects.stamp).not.toBe(
    effects.stamp,
  );
  expect(await readPlanPrices(database.db)).toEqual([]);
  const sent = await site.post(path, { ...form, lido: effects.stamp }, access);
  expect(sent.location).toMatch(/avisados=\d+$/);
  expect(await readPlanPrices(database.db)).toMatchObject([{ instalmentCents: 15_990 }]);
});
