import { expect, test } from 'vitest';
import { judgePassword } from './password-rules.ts';

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
] as const)('%j: %s', (password, refusal) => {
  expect(judgePassword(password, OWN)).toBe(refusal);
});

test('hostile input is judged at once', () => {
  const passwords = ['a'.repeat(100_000), 'ab'.repeat(64), 'aab'.repeat(42), '🎉'.repeat(128)];
  for (const password of passwords) expect(judgePassword(password, OWN)).not.toBe(undefined);
});
