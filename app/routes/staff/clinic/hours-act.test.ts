import { expect, test } from 'vitest';
import { fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';
import { afterHoursAct, hoursAct } from './hours-act.ts';

const { hours: main } = serraClaraRecord;
const NONE = {
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
};
const morning = [{ startsTime: '08:00', endsTime: '12:00' }];
const house = (hours: object) => ({
  name: { 'pt-BR': 'Centro', 'en-US': '' },
  hours: { ...NONE, ...hours },
});
const after = (branches: object[], pressed: string) => {
  const filled = afterHoursAct({ branches: branches.map((each) => ({ ...each })) }, pressed, main);
  return rowsOf(fieldOf(filled?.draft, 'branches'));
};

test('a further house takes the hours of the main one, and nothing else of the form changes', () => {
  const [first, second] = after(
    [house({ friday: morning }), house({})],
    hoursAct('principal', 'branches.1.hours'),
  );
  expect(first).toEqual(house({ friday: morning }));
  expect(second).toEqual(house(main));
});

test('a day takes what was typed for the day before it', () => {
  const typed = [{ startsTime: '09:30', endsTime: '' }];
  const [first] = after([house({ monday: typed })], hoursAct('tuesday', 'branches.0.hours'));
  expect(first).toEqual(house({ monday: typed, tuesday: typed }));
  const [closed] = after([house({ saturday: morning })], hoursAct('saturday', 'branches.0.hours'));
  expect(closed).toEqual(house({}));
});

test('other buttons, and paths that lead nowhere, are left alone', () => {
  const draft = { branches: [house({})] };
  for (const pressed of [
    'conferir',
    '',
    'horas',
    'horas:branches.0.hours:monday',
    'horas:x:valueOf',
  ])
    expect(afterHoursAct(draft, pressed, main)).toBeNull();
  expect(afterHoursAct(draft, hoursAct('friday', 'branches.7.hours'), main)).toEqual({ draft });
});

test('the form comes back with the hours, and with what was typed beside them', async () => {
  const site = await staffSite(await testDatabase());
  const { id } = await aStaffMember(site.services, {
    ...{ role: 'administrator', totpSalt: 'salt', totpLastStep: 1 },
  });
  const { status, form } = await site.post(
    '/equipe/clinica/unidades',
    {
      acao: hoursAct('principal', 'branches.0.hours'),
      'branches.linhas': '1',
      'branches.0.name': 'Unidade Centro',
    },
    { cookie: await site.signedIn(id) },
  );
  expect(status).toBe(200);
  expect(form).toMatchObject({
    errors: [],
    draft: { branches: [{ name: 'Unidade Centro', hours: main }] },
  });
});
