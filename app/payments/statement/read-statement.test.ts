import { expect, test } from 'vitest';
import { sha256Hex } from '#app/platform/token.server.ts';
import { matchStatement } from './match-statement.ts';
import { readStatement } from './read-statement.ts';
import { readAmount, readDay } from './statement-line.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** As banks of Brazil still write it: SGML, Windows letters, amounts with a comma or a point. */
const OFX_1 = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0341<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001120000[-3:BRT]<DTEND>20261031
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261005100000[-3:BRT]<TRNAMT>149,99<FITID>A1<MEMO>PIX RECEBIDO JOSÉ &amp; FILHOS
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261005<TRNAMT>-30.00<FITID>A2<MEMO>TARIFA
</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>2026<TRNAMT>1.00<FITID>A3<MEMO>SEM DIA</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>999.00<DTASOF>20261031</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const OFX_2 = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="220"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>0341</BANKID><ACCTID>12345-6</ACCTID></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261005</DTPOSTED><TRNAMT>149.99</TRNAMT>
<FITID>A1</FITID><NAME>José</NAME><MEMO>PIX</MEMO></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

test('OFX of both kinds is read, in the letters of Windows too', () => {
  const old = readStatement(latin1(OFX_1));
  expect(old).toMatchObject({
    ok: true,
    value: {
      kind: 'ofx',
      outgoing: 1,
      unread: 1,
      lines: [
        {
          on: '2026-10-05',
          amountCents: 14_999,
          memo: 'PIX RECEBIDO JOSÉ & FILHOS',
          bankRef: '0341/12345-6/A1',
        },
      ],
    },
  });
  expect(readStatement(utf8(OFX_2))).toMatchObject({
    ok: true,
    value: { outgoing: 0, unread: 0, lines: [{ amountCents: 14_999, memo: 'José PIX' }] },
  });
});

test.each<[string, string, object]>([
  [
    'one column of amounts, with lines above the table',
    'Extrato;\r\nConta;1234\r\nData Lançamento;Histórico;Descrição;Valor;Saldo\r\n05/10/2026;Pix recebido;José;1.149,99;2.000,00\r\n06/10/2026;Tarifa;;-10,00;1.990,00\r\n',
    { on: '2026-10-05', amountCents: 114_999, bankRef: null },
  ],
  [
    'columns for in and out',
    'Data;Lançamento;Crédito (R$);Débito (R$)\n05/10/26;"PIX; ""José""";149,99;\n06/10/26;Tarifa;;10,00\n',
    { on: '2026-10-05', amountCents: 14_999, memo: 'PIX; "José" 149,99' },
  ],
  [
    'commas between the columns, points in amounts, an identifier',
    'Data,Valor,Identificador,Descrição\n05/10/2026,149.99,6a7b,Transferência recebida pelo Pix - José\n06/10/2026,-10.00,6a7c,Tarifa\n',
    { on: '2026-10-05', amountCents: 14_999, bankRef: '6a7b' },
  ],
])('CSV with %s', (_, text, line) => {
  const utf = readStatement(utf8(text));
  expect(utf).toMatchObject({ ok: true, value: { kind: 'csv', outgoing: 1, lines: [line] } });
  expect(readStatement(latin1(text))).toEqual(utf);
  expect(readStatement(utf8(`\ufeff${text}`))).toEqual(utf);
});

test('a column that says only credit or debit gives the amounts their sign', () => {
  const text =
    'Conta;Data_Mov;Nr_Doc;Historico;Valor;Deb_Cred\n1;05/10/2026;7;CRED PIX;149,99;C\n1;05/10/2026;8;TARIFA;10,00;D\n';
  expect(readStatement(utf8(text))).toMatchObject({
    ok: true,
    value: { outgoing: 1, lines: [{ amountCents: 14_999 }], table: { isSure: true } },
  });
});

test('the columns that a person chooses are read, whatever they are called', () => {
  const text =
    'Data;Data;Valor;Obs\n01/10/2026;05/10/2026;149,99;PIX JOSÉ\n01/10/2026;05/10/2026;-3,00;TARIFA\n';
  const guessed = readStatement(utf8(text));
  expect(guessed).toMatchObject({
    ok: true,
    value: {
      lines: [{ on: '2026-10-01' }],
      table: { columns: { on: 0, amount: 2 }, isSure: false },
    },
  });
  expect(readStatement(utf8(text), { on: 1, amount: 2, memo: 3 })).toMatchObject({
    ok: true,
    value: { outgoing: 1, lines: [{ on: '2026-10-05', amountCents: 14_999 }] },
  });
  expect(readStatement(utf8(text), { on: 3, amount: 2 })).toMatchObject({
    ok: true,
    value: { lines: [], unread: 2 },
  });
  expect(readStatement(utf8(text), { on: 1 })).toEqual({ ok: false, refusal: 'no-columns' });
});

test.each<[string, Uint8Array, string]>([
  ['nothing', utf8(''), 'empty'],
  ['a PDF', utf8('%PDF-1.7\n…'), 'not-a-statement'],
  ['a spreadsheet', latin1('PK\x03\x04…'), 'not-a-statement'],
  ['a table without a day', utf8('nome;valor\nJosé;1,00\n'), 'no-columns'],
  ['only names of columns', utf8('data;valor\n'), 'empty'],
  ['OFX without lines', utf8('OFXHEADER:100\n<OFX></OFX>'), 'empty'],
])('%s is refused', (_, bytes, refusal) => {
  expect(readStatement(bytes)).toEqual({ ok: false, refusal });
});

test.each<[string, number | null]>([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['R$ 10,00', 1_000],
  ['10', 1_000],
  ['10,5', 1_050],
  ['1.234', 123_400],
  ['-10,00', -1_000],
  ['10,00-', -1_000],
  ['(10,00)', -1_000],
  ['10,00 D', -1_000],
  ['10,00 C', 1_000],
  ['1.23.4', null],
  ['dez', null],
  ['', null],
])('the amount %s', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test.each([
  ['05/10/2026', '2026-10-05'],
  ['5/10/26', '2026-10-05'],
  ['2026-10-05', '2026-10-05'],
  ['20261005120000[-3:BRT]', '2026-10-05'],
  ['31/02/2026', null],
  ['', null],
])('the day %s', (text, on) => {
  expect(readDay(text)).toBe(on);
});

const REFERENCE = 'ABCDEFGHJKMNPQRSTVWXYZ234';
const deps = {
  references: new Set([REFERENCE]),
  open: [
    { reference: REFERENCE, restCents: 10_000, askedOn: '2026-10-01' },
    { reference: 'Z'.repeat(25), restCents: 10_000, askedOn: '2026-10-06' },
  ],
  hash: sha256Hex,
};
const line = (memo: string, more: object = {}) => ({
  on: '2026-10-05',
  amountCents: 10_000,
  memo,
  bankRef: null,
  ...more,
});

test('a line names its charge however the bank writes it, and else proposes those of its amount', () => {
  const named = [REFERENCE, `pix ${REFERENCE.toLowerCase()} x`, 'ABCDEFGHJKMN PQRSTVWXYZ234'];
  for (const { named: found, proposed } of matchStatement(
    named.map((memo) => line(memo)),
    deps,
  )) {
    expect(found).toBe(REFERENCE);
    expect(proposed).toEqual([]);
  }
  const [plain] = matchStatement([line('PIX José')], deps);
  expect(plain).toMatchObject({ named: null, proposed: [REFERENCE] });
  const [other] = matchStatement([line('PIX José', { amountCents: 9_999 })], deps);
  expect(other?.proposed).toEqual([]);
});

test('a line has one reference in every file, and equal lines have different ones', () => {
  const pix = 'E00000000202610051200abcdefghijk';
  const refs = (lines: Parameters<typeof matchStatement>[0]) =>
    matchStatement(lines, deps).map(({ ref }) => ref);
  expect(refs([line(`PIX ${pix}`)])).toEqual([`pix:${pix}`]);
  const twice = refs([line('PIX'), line('PIX')]);
  expect(new Set(twice).size).toBe(2);
  expect(refs([line('TARIFA', { on: '2026-10-04' }), line('PIX'), line('PIX')]).slice(1)).toEqual(
    twice,
  );
  // Some banks give one identifier to many lines.
  expect(
    new Set(refs([line('a', { bankRef: '1' }), line('b', { bankRef: '1', amountCents: 5 })])).size,
  ).toBe(2);
});
