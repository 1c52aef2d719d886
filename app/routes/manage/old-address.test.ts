import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { visitorSite } from '#tests/staff-site.ts';

const site = await visitorSite(await testDatabase());
const TOKEN = 'a'.repeat(43);

test.each([
  ['/visita', '/meu-agendamento'],
  [`/visita/${TOKEN}`, `/meu-agendamento/${TOKEN}`],
  ['/visita/mudar?para=x', '/meu-agendamento/remarcar?para=x'],
  ['/visita/cancelada?antes', '/meu-agendamento/cancelado?antes'],
  ['/visita/calendario.ics', '/meu-agendamento/calendario.ics'],
  ['/visita/%C3%A3', '/meu-agendamento/%C3%A3'],
  ['/en-us/visita/comprovante', '/en-us/meu-agendamento/comprovante'],
])('%s leads to %s for good, forms included', async (old, now) => {
  expect(await site.get(old)).toMatchObject({ status: 308, location: now });
  expect(await site.post(old, {})).toMatchObject({ status: 308, location: now });
});
