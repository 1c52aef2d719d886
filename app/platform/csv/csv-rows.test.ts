import { afterEach, expect, test, vi } from 'vitest';
import { csvRows } from './csv-rows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('of a cell with many quotes no character is looked at again and again', () => {
  const trim = String.prototype.trim;
  let looked = 0;
  vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
    looked += this.length;
    return Reflect.apply(trim, this, []);
  });
  const file = `Nome;Nota\nAna;x${' "y'.repeat(5_000)}\n`;
  const [, row] = csvRows(file);
  expect(row?.cells[1]).toHaveLength(15_001);
  expect(looked).toBeLessThan(10 * file.length);
});

test('quotes open a cell after blanks, are doubled within, and are letters after text', () => {
  const cells = (row: string) => csvRows(`a;b;c\n${row}`)[1]?.cells;
  expect(cells(' "um; dois" ;x')).toEqual(['um; dois', 'x']);
  expect(cells('"a ""b"" c"d;x')).toEqual(['a "b" cd', 'x']);
  expect(cells('5" de tela;"  fim  "')).toEqual(['5" de tela', 'fim']);
  expect(cells('"""";""')).toEqual(['"', '']);
  expect(cells('x;"nunca\nfecha')).toEqual(['x', 'nunca\nfecha']);
});

test('within limits no more is kept than they say, and empty rows are none', () => {
  const most = { rows: 3, cells: 2, length: 4, skipsEmpty: true };
  const file = `a;b\n${';;\n'.repeat(1_000)}\n   abcdefg;"x""yz""!";c\n;;d\nnever;read\n`;
  expect(csvRows(file, most)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 1_003, cells: ['abcd', 'x"yz'] },
    { line: 1_004, cells: ['', ''] },
  ]);
});
