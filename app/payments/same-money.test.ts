import { expect, test } from 'vitest';
import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import { MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { ask, paymentServices, settlePayments } from '#tests/payments.ts';
import type { Charge } from './charge.ts';
import { type ConfirmedLine, countLines } from './count-lines.server.ts';
import { notePayment } from './note-payment.server.ts';
import { readCharge } from './read-charge.server.ts';
import { reconcile } from './reconcile.server.ts';
import { readStatement } from './statement/read-statement.ts';

const database = await testDatabase();
const DAY = addDays(MONDAY, -3);
const brazilian = (on: string) => on.split('-').reverse().join('/');
const compact = (on: string) => on.replaceAll('-', '');

async function staticCharge(amountCents = 14_990) {
  await settlePayments(database);
  const services = paymentServices(database);
  services.clock.set(new Date(`${addDays(DAY, -5)}T12:00:00Z`));
  const charge = await ask(services, { provider: 'pix-static', amountCents });
  services.clock.set(new Date(`${MONDAY}T12:00:00Z`));
  const now = () => readCharge(database.db, { id: charge.id });
  return { services, charge, now };
}
type Setting = Awaited<ReturnType<typeof staticCharge>>;

const csv = (lines: readonly string[]) =>
  new TextEncoder().encode(['Data;Histórico;Valor', ...lines].join('\n'));
const csvOf = ({ reference }: Charge, on = DAY) =>
  csv([`${brazilian(on)};PIX RECEBIDO ${reference};149,90`]);
const ofxOf = ({ reference }: Charge, on = DAY) =>
  new TextEncoder().encode(`OFXHEADER:100
<OFX><BANKACCTFROM><BANKID>0341<ACCTID>1</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><DTPOSTED>${compact(on)}<TRNAMT>149.90<FITID>A1<MEMO>PIX ${reference}</STMTTRN></BANKTRANLIST></OFX>`);

async function preview({ services }: Setting, bytes: Uint8Array) {
  const read = readStatement(bytes);
  if (!read.ok) throw new Error(read.refusal);
  return reconcile(services, read.value.lines);
}

/** Confirms every line that names its charge, as somebody does who reads nothing. */
async function confirmAll(setting: Setting, lines: Awaited<ReturnType<typeof preview>>) {
  const confirmed = lines.flatMap(({ ref, on, amountCents, named, isKnown }): ConfirmedLine[] =>
    named && !isKnown ? [{ ref, on, amountCents, reference: named, isAnother: false }] : [],
  );
  const refs = lines.map(({ ref }) => ref);
  return countLines(setting.services, { lines: confirmed, refs, by: 'staff:2' });
}

const note = ({ services, charge }: Setting, on: string, more: object = {}) =>
  notePayment(services, {
    chargeId: charge.id,
    amountCents: 14_990,
    paidAt: instantOf(on, '12:00') ?? new Date(0),
    by: 'staff:1',
    key: `key-${charge.id}`,
    ...more,
  });

test('what was noted by hand is found again in the statement, and does not count twice', async () => {
  const setting = await staticCharge();
  // The desk notes the Saturday, the bank books it on Monday.
  await note(setting, addDays(DAY, -1));
  const [line] = await preview(setting, csvOf(setting.charge, addDays(DAY, 1)));
  if (!line) throw new Error('no line');
  expect(line.alike).toMatchObject([{ reference: setting.charge.reference, source: 'staff' }]);
  expect(await confirmAll(setting, [line])).toEqual({ counted: 0, tied: 0, held: 1 });
  expect(await setting.now()).toMatchObject({ state: 'paid', paidCents: 14_990 });

  const { ref, on, amountCents } = line;
  const tie = { ref, on, amountCents, paymentId: line.alike[0]?.paymentId ?? 0 };
  const tied = () => countLines(setting.services, { lines: [tie], refs: [ref], by: 'staff:2' });
  expect(await tied()).toEqual({ counted: 0, tied: 1, held: 0 });
  expect(await tied()).toEqual({ counted: 0, tied: 0, held: 0 });
  const [again] = await preview(setting, csvOf(setting.charge, addDays(DAY, 1)));
  expect(again).toMatchObject({ isKnown: true, alike: [] });
  expect(await setting.now()).toMatchObject({ paidCents: 14_990 });
});

test('a line without the identifier is shown beside the payment noted, not only beside the next charge', async () => {
  const setting = await staticCharge(7_731);
  const next = await ask(setting.services, { provider: 'pix-static', amountCents: 7_731 });
  await note(setting, DAY, { amountCents: 7_731 });
  const bytes = csv([`${brazilian(MONDAY)};PIX RECEBIDO JOSE;77,31`]);
  const [line] = await preview(setting, bytes);
  expect(line).toMatchObject({
    named: null,
    proposed: [next.reference],
    alike: [{ reference: setting.charge.reference }],
  });
});

test('the same money in OFX and in CSV counts once', async () => {
  const setting = await staticCharge();
  expect(await confirmAll(setting, await preview(setting, ofxOf(setting.charge)))).toMatchObject({
    counted: 1,
  });
  const lines = await preview(setting, csvOf(setting.charge));
  expect(lines).toMatchObject([{ isKnown: false, alike: [{ source: 'statement' }] }]);
  expect(await confirmAll(setting, lines)).toEqual({ counted: 0, tied: 0, held: 1 });
  expect(await setting.now()).toMatchObject({ paidCents: 14_990 });
});

test('two equal lines of one file are two payments', async () => {
  const setting = await staticCharge();
  const line = `${brazilian(DAY)};PIX RECEBIDO ${setting.charge.reference};149,90`;
  const lines = await preview(setting, csv([line, line]));
  expect(await confirmAll(setting, lines)).toEqual({ counted: 2, tied: 0, held: 0 });
  expect(await setting.now()).toMatchObject({ paidCents: 29_980 });
});

test('who says that it is another payment is believed, once', async () => {
  const setting = await staticCharge();
  await note(setting, DAY);
  const [line] = await preview(setting, csvOf(setting.charge));
  if (!line) throw new Error('no line');
  const { ref, on, amountCents } = line;
  const { reference } = setting.charge;
  const lines = [{ ref, on, amountCents, reference, isAnother: true }];
  for (const counted of [1, 0])
    expect(await countLines(setting.services, { lines, refs: [ref], by: 'staff:2' })).toMatchObject(
      { counted },
    );
  expect(await setting.now()).toMatchObject({ paidCents: 29_980 });
});

test('two people who note the same money, or one whose statement was faster, are asked', async () => {
  const setting = await staticCharge();
  expect(await note(setting, DAY)).toEqual({ ok: true, value: 'noted' });
  expect(await note(setting, DAY)).toEqual({ ok: true, value: 'known' });
  const other = { key: 'of-a-colleague', by: 'staff:3' as const };
  expect(await note(setting, addDays(DAY, 2), other)).toMatchObject({
    ok: false,
    refusal: { amountCents: 14_990, on: DAY, source: 'staff' },
  });
  expect(await note(setting, DAY, { ...other, isAnother: true })).toMatchObject({ ok: true });
  expect(await setting.now()).toMatchObject({ paidCents: 29_980 });
});

test('a statement and the desk at the same moment count the money once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const setting = await staticCharge();
    const lines = await preview(setting, csvOf(setting.charge));
    await Promise.all([
      confirmAll(setting, lines),
      note(setting, DAY),
      confirmAll(setting, lines),
      note(setting, DAY, { key: `other-${setting.charge.id}` }),
    ]);
    expect(await setting.now()).toMatchObject({ state: 'paid', paidCents: 14_990 });
  }
});

test('a tampered form ties or counts nothing', async () => {
  const setting = await staticCharge();
  const cheap = await staticCharge(1);
  await note(cheap, DAY, { amountCents: 1 });
  const services = paymentServices(database);
  const card = await ask(services);
  const line = { ref: `line:${'a'.repeat(64)}`, on: DAY, amountCents: 14_990 };
  const lines: ConfirmedLine[] = [
    { ...line, paymentId: 1_000_000_000 },
    { ...line, reference: card.reference, isAnother: true },
    { ...line, reference: 'X'.repeat(25), isAnother: true },
    { ...line, on: '2026-02-31', reference: setting.charge.reference, isAnother: true },
  ];
  expect(await countLines(setting.services, { lines, refs: [], by: 'staff:2' })).toEqual({
    counted: 0,
    tied: 0,
    held: 0,
  });
  expect(await readCharge(database.db, { id: card.id })).toMatchObject({ paidCents: 0 });
});
