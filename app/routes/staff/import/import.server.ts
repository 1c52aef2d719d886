import { formatMoment } from '#app/clinic/format-date.ts';
import {
  IMPORT_FIELDS,
  importPath,
  MAX_EXPORT_BYTES,
  TOO_LARGE_QUERY,
} from '#app/features/cms/import/import-fields.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { nameOfAuthor } from '#app/routes/staff/content/content-page.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { beginImport, typedSite } from '#app/site-content/import-begin.server.ts';
import { listImports } from '#app/site-content/import-views.server.ts';

const { refusals, faults } = staffImport;
const LIMIT = { hits: 30, windowSeconds: 3_600 };

/** The forms and the imports that were begun. */
export async function importStart(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const names = await staffNames(services.db);
  return {
    requestKey: newToken(),
    imports: (await listImports(services.db)).map((row) => ({
      id: row.id,
      state: row.state,
      name: staffImport.nameOf(row.siteName, row.origin),
      begun: staffImport.earlier.line(
        nameOfAuthor(names, row.createdBy),
        formatMoment(row.createdAt),
      ),
    })),
    errors: url.searchParams.has(TOO_LARGE_QUERY)
      ? [{ fieldId: IMPORT_FIELDS.file, message: refusals['too-large'] }]
      : [],
  };
}

/** Begins an import from a file or an address. */
export async function answerImportStart(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const { db, clock, env } = services;
  const form = await readForm(args.request);
  const typed = form ? formText(form, IMPORT_FIELDS.address) : '';
  const refused = (fieldId: string, message: string, status = 422) =>
    refusedForm([{ fieldId, message }], { values: { address: typed }, status });
  const requestKey = form ? formText(form, IMPORT_FIELDS.key) : '';
  if (!form || !isTokenShaped(requestKey))
    return refused(IMPORT_FIELDS.file, refusals.unreadable, 400);
  const isAddress = form.has(IMPORT_FIELDS.address);
  const isLocal = isLoopbackHost(env.baseUrl.hostname);
  const from = isAddress ? addressIn(typed, isLocal) : await fileIn(form);
  if (!from.ok) return refused(from.refusal.fieldId, from.refusal.message);
  const hits = { db, clock, secret: env.appSecret, isOn: env.rateLimits };
  if ((await countHit(hits, 'content-import', `staff:${staff.id}`, LIMIT)) > 0)
    return refused(
      isAddress ? IMPORT_FIELDS.address : IMPORT_FIELDS.file,
      refusals['too-often'],
      429,
    );
  const id = await beginImport(services, { requestKey, by: staff.id, from: from.value });
  return seeOther(importPath(id));
}

type Source = Parameters<typeof beginImport>[1]['from'];
type SourceRefusal = { fieldId: string; message: string };

function addressIn(typed: string, isLocal: boolean): Result<Source, SourceRefusal> {
  const site = typedSite(typed, { isLocal });
  return site.ok
    ? ok({ address: site.value })
    : refuse({ fieldId: IMPORT_FIELDS.address, message: faults[site.refusal] });
}

async function fileIn(form: FormData): Promise<Result<Source, SourceRefusal>> {
  const no = (why: 'file-missing' | 'file-empty' | 'too-large') =>
    refuse({ fieldId: IMPORT_FIELDS.file, message: refusals[why] });
  const file = form.get(IMPORT_FIELDS.file);
  if (file === null || typeof file === 'string') return no('file-missing');
  // Browsers send a nameless file when none was chosen.
  if (file.size === 0) return no(file.name === '' ? 'file-missing' : 'file-empty');
  if (file.size > MAX_EXPORT_BYTES) return no('too-large');
  return ok({ file: Buffer.from(await file.arrayBuffer()) });
}
