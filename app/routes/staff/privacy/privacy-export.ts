import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { FORMAT_FIELD } from '#app/features/privacy-admin/export-form.tsx';
import { IDENTITY_FIELD, identityOf } from '#app/features/privacy-admin/identity-fields.tsx';
import { personJson, personPdf } from '#app/features/privacy-admin/person-file.ts';
import { keyText } from '#app/features/privacy-admin/person-key.ts';
import { readTrail } from '#app/features/privacy-admin/person-trail.server.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { pdfOf } from '#app/platform/pdf/pdf.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/privacy-export';
import { personHref, personPageOf } from './privacy-person.server.ts';

/** No limit: the copy must be complete. */
const WHOLE_TRAIL = 100_000;

/** GET returns nothing: the copy needs the form of the person's page, and is audited. */
export async function loader(args: Route.LoaderArgs) {
  const { personKey, added } = await personPageOf(args);
  return seeOther(personHref(personKey, added));
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, clinic, personKey, added, person, records, clinicLabels } =
    await personPageOf(args);
  const { db, clock } = services;
  const form = await args.request.formData();
  const identity = identityOf(formText(form, IDENTITY_FIELD));
  if (!identity) {
    const href = personHref(personKey, added);
    return seeOther(`${href}${href.includes('?') ? '&' : '?'}identidade=falta#copia`);
  }
  const format = formText(form, FORMAT_FIELD) === 'json' ? 'json' : 'pdf';
  await db.transaction(async (tx) => {
    for (const card of person.own)
      await audit(tx, {
        at: clock.now(),
        actor: `staff:${staff.id}`,
        action: 'person.exported',
        subjectType: 'person',
        subjectId: keyText(card),
        detail: { format, identity },
      });
  });
  const madeAt = clock.now();
  const trail = await readTrail(db, person.own, records, WHOLE_TRAIL);
  const facts = { cards: person.own, records, trail, madeAt, clinic };
  const name = staffPrivacy.export.filename(wallClockOf(madeAt).on);
  if (format === 'json')
    return fileAnswer(personJson(facts), 'application/json; charset=utf-8', `${name}.json`);
  const { title, blocks } = personPdf(facts, clinicLabels);
  const file = await pdfOf({ title, language: 'pt-BR', createdAt: madeAt, blocks });
  return fileAnswer(new Uint8Array(file), 'application/pdf', `${name}.pdf`);
}

function fileAnswer(body: string | Uint8Array<ArrayBuffer>, type: string, filename: string) {
  return new Response(body, {
    headers: {
      ...ERROR_HEADERS,
      'content-type': type,
      'content-disposition': `attachment; filename="${filename}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
