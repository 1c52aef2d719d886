import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBrCode, merchantWords, readBrCode, withAmount } from './br-code.ts';
import { crc16 } from './crc16.ts';
import { kindOfPixKey, PIX_KEY_KINDS, parsePixKey } from './pix-key.ts';

/** The example of the Central Bank's "Manual do BR Code", with its checksum. */
const EXAMPLE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

test('the Central Bank’s example is read, and built again letter by letter', () => {
  const code = {
    key: '123e4567-e12b-12d1-a456-426655440000',
    merchantName: 'Fulano de Tal',
    merchantCity: 'BRASILIA',
    amountCents: null,
    txid: null,
  };
  expect(readBrCode(EXAMPLE)).toEqual({ ok: true, value: code });
  expect(buildBrCode(code)).toBe(EXAMPLE);
});

test('the checksum is CRC-16/CCITT-FALSE', () => {
  // The check value of the catalogue of CRCs.
  expect(crc16('123456789')).toBe('29B1');
});

const words = (longest: number) =>
  fc
    .string({ unit: fc.constantFrom(...'ABCXYZabcxyz .&-/,'), minLength: 1, maxLength: longest })
    .map((text) => merchantWords(text, longest))
    .filter((text) => text !== '');
const codes = fc.record({
  key: fc.oneof(
    fc.uuid(),
    fc.constantFrom('+5535995550111', '52998224725', `${'a'.repeat(60)}@x.example.com`),
  ),
  merchantName: words(25),
  merchantCity: words(15),
  amountCents: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  txid: fc.option(fc.string({ unit: fc.constantFrom(...'AZaz09'), minLength: 1, maxLength: 25 })),
});

test('what is built is read back the same, and no letter of it can be changed unseen', () => {
  fc.assert(
    fc.property(codes, fc.nat(), fc.constantFrom(...'0A z*'), (code, place, letter) => {
      const line = buildBrCode(code);
      expect(readBrCode(line)).toEqual({ ok: true, value: code });
      expect(line.length).toBeLessThanOrEqual(230);
      const at = place % line.length;
      if (line[at] === letter) return;
      expect(readBrCode(line.slice(0, at) + letter + line.slice(at + 1)).ok).toBe(false);
    }),
  );
});

test('the same code for another amount differs in nothing else', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 1, max: 100_000_000 }), (code, amountCents) => {
      const read = readBrCode(withAmount(buildBrCode(code), amountCents));
      expect(read).toEqual({ ok: true, value: { ...code, amountCents } });
    }),
  );
});

/** A line with a right checksum. */
const signed = (body: string) => `${body}6304${crc16(`${body}6304`)}`;
const body = EXAMPLE.slice(0, -8);

test.each([
  ['wrong-checksum', EXAMPLE.replace('1D3D', '1D3E')],
  ['wrong-checksum', body],
  ['broken-length', signed(body.replace('5913', '5999'))],
  ['not-ascii', signed(body.replace('Fulano', 'Fuláno'))],
  ['field-twice', signed(`${body}5802BR`)],
  ['not-static', signed(body.replace('0014br.gov.bcb.pix0136', '0014br.gov.bcb.pix2536'))],
  ['wrong-currency', signed(body.replace('5303986', '5303840'))],
  ['wrong-amount', signed(body.replace('5802BR', '54041,005802BR'))],
  ['wrong-amount', signed(body.replace('5802BR', '54040.005802BR'))],
  ['wrong-amount', signed(body.replace('5802BR', '540510.5x5802BR'))],
  ['wrong-amount', signed(body.replace('5802BR', '54011'.concat('5802BR')))],
  ['not-pix', signed(body.replace('5802BR', '5802US'))],
  ['wrong-txid', signed(body.replace('62070503***', '62070503a b'))],
])('%s is refused', (refusal, line) => {
  expect(readBrCode(line)).toEqual({ ok: false, refusal });
});

test('a name loses what a bank’s app may not show, and nothing it needs', () => {
  expect(merchantWords('Clínica São José – Olhos Ltda. EPP', 25)).toBe('Clinica Sao Jose Olhos Lt');
  expect(merchantWords('  Águas de São Pedro', 15)).toBe('Aguas de Sao Pe');
  expect(merchantWords('視', 15)).toBe('');
});

test.each([
  ['cpf', '529.982.247-25', '52998224725'],
  ['cpf', '529.982.247-26', null],
  ['cnpj', '11.222.333/0001-81', '11222333000181'],
  ['cnpj', '11.222.333/0001-82', null],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['phone', '(35) 99555-0111', '+5535995550111'],
  ['phone', '+55 35 99555-0111', '+5535995550111'],
  ['phone', '55 99555-0111', '+5555995550111'],
  ['phone', '99555-0111', null],
  ['email', 'Pix@Clinica.example.com', 'pix@clinica.example.com'],
  ['email', 'pix@clinica', null],
  ['random', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ['random', '123e4567', null],
] as const)('a key by %s: %s', (kind, typed, key) => {
  const parsed = parsePixKey(kind, typed);
  expect(parsed).toEqual(
    key === null ? { ok: false, refusal: 'wrong-key' } : { ok: true, value: key },
  );
  expect(PIX_KEY_KINDS).toContain(kind);
  if (key !== null) expect(kindOfPixKey(key)).toBe(kind);
});
