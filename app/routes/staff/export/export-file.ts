import type { Readable } from 'node:stream';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { CPF_SEAL } from '#app/clinic/cpf.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { houseLabel } from '#app/clinic/record/branch-fields.ts';
import { tellingBooking } from '#app/features/clinic-record/known-booking.ts';
import { exportClinic } from '#app/features/data-export/export-clinic.server.ts';
import type { Openers } from '#app/features/data-export/read-tables.server.ts';
import { openAnswers } from '#app/features/screening/sealed-answers.server.ts';
import { CONTRACT_PURPOSE } from '#app/features/subscriptions/place-order.server.ts';
import { staffDataExport } from '#app/locales/pt-BR/staff/clinic/data-export.ts';
import { openSealed } from '#app/platform/seal.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { catalogueOf } from '#app/routes/staff/catalogue/catalogue-parts.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { openCard } from '#app/scheduling/payers/card-seal.server.ts';
import type { Route } from './+types/export-file';

const PAGE = '/equipe/exportar';

/** GET returns nothing: the file needs the form of the page, and is audited. */
export function loader(args: Route.LoaderArgs) {
  staffPageOf(args);
  return seeOther(PAGE);
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, clinic, may } = staffPageOf(args);
  const { env, clock } = services;
  const openers = openersOf(env.appSecret, { seesAnswers: may('screenings.read') });
  const { serviceTitle, payerTitle, houseName } = agendaLabelsOf(services);
  const { record } = await catalogueOf(services);
  const now = clock.now();
  const archive = await exportClinic(services, {
    by: staff.id,
    names: {
      ...{ clinicName: clinic.displayName, domain: env.baseUrl.hostname },
      ...{ serviceTitle, payerTitle, houseName, openCard: openers['insurance_cards.sealed'] },
      houseLabel: (branch) => houseLabel(clinic, branch),
    },
    ...{ record: tellingBooking(record), openers, at: formatMoment(now) },
    openContract: (sealed) => openSealed(env.appSecret, CONTRACT_PURPOSE, sealed),
  });
  if (!archive.ok) return seeOther(`${PAGE}?ocupado`);
  return new Response(webStreamOf(archive.value), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${staffDataExport.filename(wallClockOf(now).on)}"`,
      'x-robots-tag': 'noindex',
    },
  });
}

/** Answers about health are for those who see patients, in a file as on screen. */
function openersOf(secret: string, { seesAnswers }: { seesAnswers: boolean }): Openers {
  return {
    'insurance_cards.sealed': (sealed, row) =>
      openCard(secret, { appointmentId: Number(row.appointment_id), sealed }),
    'orders.cpf_sealed': (sealed) => openSealed(secret, CPF_SEAL, sealed)?.toString() ?? null,
    ...(seesAnswers && {
      'screenings.sealed': (sealed: Buffer, row: Readonly<Record<string, unknown>>) =>
        openAnswers(secret, String(row.reference), sealed),
    }),
  };
}

function webStreamOf(archive: Readable): ReadableStream<Uint8Array> {
  const pieces = archive[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        archive.destroy();
      },
    },
    { highWaterMark: 1 },
  );
}
