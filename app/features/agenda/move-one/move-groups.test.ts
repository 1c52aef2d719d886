import { expect, test } from 'vitest';
import type { TimeOption } from '#app/scheduling/time-options.server.ts';
import { moveGroups } from './move-groups.ts';

function time(hour: string, who: string): TimeOption {
  const isMorning = hour < '12:00';
  return { value: `2031-03-04T${hour}:00-03:00`, time: hour, label: hour, isMorning, who };
}

function dayOf(...times: TimeOption[]) {
  const morning = times.filter(({ isMorning }) => isMorning);
  const afternoon = times.filter(({ isMorning }) => !isMorning);
  return {
    on: '2031-03-04',
    label: '',
    halves: [
      { id: 'morning' as const, shown: morning.slice(1), more: morning.slice(0, 1) },
      { id: 'afternoon' as const, shown: afternoon, more: [] },
    ],
  };
}

const hours = (times: readonly TimeOption[]) => times.map((each) => each.time);

test('who serves now comes first, although a colleague is free earlier', () => {
  const day = dayOf(time('08:00', 'Ana'), time('09:00', 'Bento'), time('10:00', 'Ana'));
  const groups = moveGroups(day, { practitioner: 'Bento', isMorning: true });
  expect(groups.map(({ name, isSame }) => [name, isSame])).toEqual([
    ['Bento', true],
    ['Ana', false],
  ]);
  expect(hours(groups[1]?.times ?? [])).toEqual(['08:00', '10:00']);
});

test('a group begins with the half day of the appointment, or with the other where that is full', () => {
  const day = dayOf(time('08:00', 'Ana'), time('14:00', 'Ana'), time('09:00', 'Bento'));
  const [ana, bento] = moveGroups(day, { practitioner: 'Ana', isMorning: false });
  expect([ana?.half, hours(ana?.times ?? []), hours(ana?.more ?? [])]).toEqual([
    'afternoon',
    ['14:00'],
    ['08:00'],
  ]);
  expect([bento?.half, hours(bento?.times ?? []), bento?.more]).toEqual(['morning', ['09:00'], []]);
});
