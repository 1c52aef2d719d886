import { byPerson } from '#app/features/clinic-record/concerned.ts';
import { planIdOf } from '#app/features/clinic-record/planned/planned-paths.ts';
import { noticesPath } from '#app/features/clinic-record/sections.ts';
import { plansToTell } from '#app/routes/staff/clinic/planned-notices.server.ts';
import { concernedBy } from '#app/routes/staff/clinic/record-page.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import type { ClinicHoursSaved } from '#app/site-content/catalogue/clinic-hours.server.ts';

const TOLD = 'avisar';

/** For the address of the page after saving: the version of the record that the hours have made, or the plan. */
export function toTellQuery({ version, planId }: Partial<ClinicHoursSaved>): string {
  if (planId) return `&${TOLD}=marcada-${planId}`;
  return version ? `&${TOLD}=${version}` : '';
}

/** Who must be told of the hours that have just been saved, by the page's address; null for nobody. */
export async function toTellOf({
  services,
  url,
  may,
}: StaffPage): Promise<{ patients: number; href: string } | null> {
  const asked = url.searchParams.get(TOLD) ?? '';
  if (!may('clinic.manage')) return null;
  const planId = planIdOf(asked);
  if (planId !== null) return (await plansToTell(services)).get(planId) ?? null;
  if (!/^[1-9]\d{0,8}$/.test(asked)) return null;
  const version = Number(asked);
  const patients = byPerson(await concernedBy(services, version)).length;
  return patients > 0 ? { patients, href: noticesPath(version) } : null;
}
