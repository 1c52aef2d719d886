import { expect, test } from 'vitest';
import { GUESSABLE_WORDS, LEAKED_PASSWORDS, validatePassword } from './password-rules.ts';

const OWN = ['Maria Aparecida Souza', 'maria.souza', 'Clareia', 'Clínica Clareia Oftalmologia'];

test.each([
  ['trem amassa goiaba torto', null],
  ['trem amassa', 'too-short'],
  ['x7#Kq9!mZ2pL', null],
  ['fK93-zzQp-81Lw', null],
  ['quatro pratos de trigo pra três tigres', null],
  ['um chapéu-coco, dois guarda-chuvas', null],
  ['      ümläut  ok  zürich', null],
  [`${'ção'.repeat(30)}wxkjq`, null],
  [`${'aZ9?'.repeat(16)}plmko`, null],
  ['abcdefghijk', 'too-short'],
  ['', 'too-short'],
  ['q'.repeat(129), 'too-long'],
  ['aaaaaaaaaaaa', 'guessable'],
  ['xyxyxyxyxyxyxy', 'guessable'],
  ['123456789012', 'guessable'],
  ['qwertyuiop123', 'guessable'],
  ['senhasenhasenha', 'guessable'],
  ['Senha123456!', 'guessable'],
  ['S3nh@2026!!!!', 'guessable'],
  ['P@ssw0rd1234', 'guessable'],
  ['admin12345678', 'guessable'],
  ['administrator', 'guessable'],
  ['flamengo2019!', 'guessable'],
  ['jesuseamor123', 'guessable'],
  ['brasilbrasil10', 'guessable'],
  ['mariasouza1987', 'guessable'],
  ['Aparecida-2026', 'guessable'],
  ['clareia123456', 'guessable'],
  ['ClinicaClareia', 'guessable'],
  ['oftalmologia1', 'guessable'],
  ['recepcao@2026', 'guessable'],
  ['zyxwvutsrqponm', 'guessable'],
  ['tartaruga-pinguim', 'guessable'],
  ['Tartaruga.Pinguim.87', 'guessable'],
  ['T@rt@rug@Pinguim', 'guessable'],
  ['Botafogo*Alvinegro 7716 Estádio', null],
  ['Scorpion-Metallica', 'guessable'],
  ['nutellanutellanutella', 'guessable'],
  ['1q2w3e4r5t6y', 'guessable'],
  ['1qaz2wsx3edc', 'guessable'],
  ['a1b2c3d4e5f6', 'guessable'],
  ['102030405060', 'guessable'],
  ['picanha 8421 9375', null],
  ['cavalete pitanga trovoada colcheia', null],
  ['borboleta raposa girassol', null],
] as const)('%j: %s', (password, refusal) => {
  expect(validatePassword(password, OWN)).toBe(refusal);
});

test('what is made of the words of the rankings, as people make it, is refused', () => {
  const words = [...LEAKED_PASSWORDS, ...GUESSABLE_WORDS].filter((word) => word.length > 5);
  const ways = [
    (word: string) => `${word}@2026!`,
    (word: string) => `${word.toUpperCase()}123456`,
    (word: string) => `2024#${word}${word}`,
  ];
  const made = words.flatMap((word) => ways.map((way) => way(word)));
  const long = made.filter((password) => password.length >= 12);
  expect(long.length).toBeGreaterThan(3_000);
  expect(long.filter((password) => validatePassword(password, OWN) !== 'guessable')).toEqual([]);
});

test('hostile input is refused at once', () => {
  const passwords = ['a'.repeat(100_000), 'ab'.repeat(64), 'aab'.repeat(42), '🎉'.repeat(128)];
  for (const password of passwords) expect(validatePassword(password, OWN)).not.toBe(undefined);
});
