import { formatPhone } from '#app/clinic/format-phone.ts';
import { hasBranches, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { readById } from '#app/features/recommendations/read-recommendations.server.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';

/** In the address of a phone booking: what was recommended that it is for. */
export const RECOMMENDATION_PARAMETER = 'volta';

/** The fields of a phone booking for what was recommended; null without it. */
export async function recommendedCallerOf({
  services,
  staff,
  url,
}: Pick<StaffPage, 'services' | 'staff' | 'url'>) {
  const asked = url.searchParams.get(RECOMMENDATION_PARAMETER) ?? '';
  if (!/^[1-9]\d{0,14}$/.test(asked)) return null;
  const row = await readById(services.db, Number(asked));
  const origin = row && (await readAppointment(services.db, { id: row.originId }));
  if (!row?.isUnbooked || !origin) return null;
  await noteViews(services, staff, [`appointment:${origin.id}`]);
  const isSelf = origin.contactName === origin.patientName;
  return {
    nome: origin.patientName,
    telefone: formatPhone(origin.phoneE164),
    nascimento: origin.bornOn?.split('-').reverse().join('/') ?? '',
    contato: isSelf ? '' : origin.contactName,
    parentesco: origin.guardianRelation ?? '',
    email: origin.email ?? '',
    servico: row.serviceSlug,
    ...(hasBranches(services.clinic) && { unidade: wordOfHouse(origin.branch) }),
    desde: row.dueOn,
  };
}
