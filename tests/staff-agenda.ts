import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { MONDAY, stillClock } from './booking.ts';
import type { TestDatabase } from './database.ts';
import { aStaffMember } from './staff.ts';
import { staffSite } from './staff-site.ts';

export const TUESDAY = addDays(MONDAY, 1);
export const PHONE = '/equipe/agenda/telefone';

/** The agenda as two receptionists use it, early on Monday. */
export async function agendaDesk(database: TestDatabase) {
  const clock = stillClock();
  const site = await staffSite(database, clock);
  const signIn = async (username: string) => {
    const { id } = await aStaffMember(site.services, { username, name: username });
    return { cookie: await site.signedIn(id) };
  };
  const [bia, caio] = [await signIn('bia'), await signIn('caio')];
  return { site, clock, bia, caio };
}

type StaffAgenda = Awaited<ReturnType<typeof agendaDesk>>;

/** What a caller asks for on the phone. */
export const WISH = {
  nome: 'Rosa Lima',
  telefone: '35 99555-0111',
  servico: 'consultas-oftalmologicas',
  convenio: 'particular',
  desde: TUESDAY,
};

/** What the phone booking page shows once it has found slots. */
export const foundShape = z.object({
  found: z.object({
    key: z.string(),
    options: z.array(z.object({ value: z.string(), moment: z.string() })),
  }),
});

/** Asks the phone booking page for the first matching slots. */
export async function findAtDesk({ site, bia }: StaffAgenda, changes: Record<string, string> = {}) {
  const answer = await site.post(PHONE, { ...WISH, acao: 'find', ...changes }, bia);
  return foundShape.parse(answer.form).found;
}

/**
 * An appointment booked by phone.
 * @returns its address, and the form that booked it
 */
export async function bookAtDesk(
  staffAppointments: StaffAgenda,
  changes: Record<string, string> = {},
) {
  const { key, options } = await findAtDesk(staffAppointments, changes);
  const form = { ...WISH, ...changes, chave: key, startsAt: options[0]?.value ?? '', acao: 'book' };
  const { location } = await staffAppointments.site.post(PHONE, form, staffAppointments.bia);
  const path = location?.split('?')[0] ?? '';
  return { path, form, location };
}
