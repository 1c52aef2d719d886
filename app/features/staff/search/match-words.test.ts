import { expect, test } from 'vitest';
import { matchWords } from './match-words.ts';

const PAGES = [
  { label: 'Fechamentos e feriados', words: 'férias folga bloqueio' },
  { label: 'Horários de atendimento', words: 'semana expediente sábado' },
  { label: 'Agenda', words: 'dia semana marcar' },
];
const found = (asked: string) => matchWords(PAGES, asked).map(({ label }) => label);

test.each([
  ['feriado', ['Fechamentos e feriados']],
  ['FÉRIAS', ['Fechamentos e feriados']],
  ['ferias', ['Fechamentos e feriados']],
  ['semana', ['Horários de atendimento', 'Agenda']],
  ['atend hor', ['Horários de atendimento']],
  ['agendas', ['Agenda']],
  ['agenda semana', ['Agenda']],
  ['agenda férias', []],
  ['feirado', ['Fechamentos e feriados']],
  ['horarois', ['Horários de atendimento']],
  ['sabodo expedinte', ['Horários de atendimento']],
  ['zebra', []],
  ['...', []],
  ['', []],
])('“%s”', (asked, labels) => {
  expect(found(asked)).toEqual(labels);
});
