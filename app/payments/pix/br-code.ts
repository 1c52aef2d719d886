import { ok, type Result, refuse } from '#app/platform/result.ts';
import { crc16 } from './crc16.ts';
import { type Field, readFields, writeFields } from './tlv.ts';

// The text of a Pix to scan or copy ("BR Code"), by the Central Bank's "Manual de Padrões para Iniciação do Pix"
// over EMV's QR code for merchants. Static: the clinic's own key, with amount and identifier in it.

export type BrCode = {
  /** As the Central Bank's directory has it: digits of a CPF or CNPJ, '+55…', an e-mail or a UUID. */
  key: string;
  /** ASCII, at most 25 characters. */
  merchantName: string;
  /** ASCII, at most 15 characters. */
  merchantCity: string;
  /** Null where the payer types the amount. */
  amountCents: number | null;
  /** 1 to 25 letters and digits; null where there is none, which is written as '***'. */
  txid: string | null;
};

export type BrCodeFault =
  | 'not-ascii'
  | 'broken-length'
  | 'field-twice'
  | 'wrong-checksum'
  | 'not-pix'
  | 'not-static'
  | 'wrong-currency'
  | 'wrong-amount'
  | 'wrong-name'
  | 'wrong-txid';

export const MAX_NAME = 25;
export const MAX_CITY = 15;
const MAX_KEY = 77;
const GUI = 'br.gov.bcb.pix';
const NO_TXID = '***';

/**
 * Words as a BR Code takes them: without accents, only what every bank's app shows, no longer than `longest`.
 * @returns '' when nothing is left
 */
export function merchantWords(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9 .,&/-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

/** @throws when a part is not as its type says */
export function buildBrCode(code: BrCode): string {
  const body = writeFields([
    { id: '00', value: '01' },
    { id: '26', value: accountOf(code.key) },
    { id: '52', value: '0000' },
    { id: '53', value: '986' },
    ...(code.amountCents === null ? [] : [{ id: '54', value: reais(code.amountCents) }]),
    { id: '58', value: 'BR' },
    { id: '59', value: code.merchantName },
    { id: '60', value: code.merchantCity },
    { id: '62', value: writeFields([{ id: '05', value: code.txid ?? NO_TXID }]) },
  ]);
  const unsigned = `${body}6304`;
  const line = `${unsigned}${crc16(unsigned)}`;
  const back = readBrCode(line);
  if (!back.ok) throw new Error(`a BR Code would be ${back.refusal}`);
  return line;
}

/** The same code for another amount. @throws when the line is no BR Code */
export function withAmount(line: string, amountCents: number): string {
  const read = readBrCode(line);
  if (!read.ok) throw new Error(`a stored BR Code is ${read.refusal}`);
  return buildBrCode({ ...read.value, amountCents });
}

function accountOf(key: string): string {
  return writeFields([
    { id: '00', value: GUI },
    { id: '01', value: key },
  ]);
}

function reais(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Reads a static BR Code strictly: what a bank's app might refuse or understand otherwise is refused. */
export function readBrCode(line: string): Result<BrCode, BrCodeFault> {
  const read = readFields(line);
  if (!read.ok) return read;
  const field = finder(read.value);
  if (read.value.at(-1)?.id !== '63' || crc16(line.slice(0, -4)) !== field('63'))
    return refuse('wrong-checksum');
  if (read.value[0]?.id !== '00' || field('00') !== '01') return refuse('not-pix');
  const key = readKey(field);
  if (!key.ok) return key;
  if (field('53') !== '986') return refuse('wrong-currency');
  const amountCents = readAmount(field('54'));
  if (amountCents === undefined) return refuse('wrong-amount');
  const merchantName = field('59') ?? '';
  const merchantCity = field('60') ?? '';
  if (!isName(merchantName, MAX_NAME) || !isName(merchantCity, MAX_CITY))
    return refuse('wrong-name');
  const txid = readTxid(field('62'));
  if (!txid.ok) return txid;
  return ok({ key: key.value, merchantName, merchantCity, amountCents, txid: txid.value });
}

/** The key of a static code; a dynamic one has an address in its place. */
function readKey(field: Finder): Result<string, BrCodeFault> {
  const account = readFields(field('26') ?? '');
  if (!account.ok) return account;
  const part = finder(account.value);
  if (part('00')?.toLowerCase() !== GUI || field('58') !== 'BR') return refuse('not-pix');
  const key = part('01');
  const isDynamic = part('25') !== undefined || field('01') === '12';
  return isDynamic || !key || key.length > MAX_KEY ? refuse('not-static') : ok(key);
}

function readTxid(more: string | undefined): Result<string | null, BrCodeFault> {
  const read = readFields(more ?? '');
  if (!read.ok) return read;
  const txid = finder(read.value)('05');
  if (!txid || !/^(?:[A-Za-z0-9]{1,25}|\*{3})$/.test(txid)) return refuse('wrong-txid');
  return ok(txid === NO_TXID ? null : txid);
}

type Finder = (id: string) => string | undefined;

function finder(fields: readonly Field[]): Finder {
  const values = new Map(fields.map(({ id, value }) => [id, value]));
  return (id: string) => values.get(id);
}

/** @returns undefined for what is no amount */
function readAmount(value: string | undefined): number | null | undefined {
  if (value === undefined) return null;
  // Thirteen characters at most, two decimals, no leading zero; nothing is not an amount.
  if (value.length > 13 || !/^(?:0|[1-9]\d*)\.\d{2}$/.test(value)) return undefined;
  const cents = Number(value.replace('.', ''));
  return cents > 0 ? cents : undefined;
}

function isName(value: string, longest: number): boolean {
  return value.length >= 1 && value.length <= longest && value.trim() === value;
}
