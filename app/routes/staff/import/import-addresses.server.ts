import { data } from 'react-router';
import { IMPORT_FIELDS, OLD_ADDRESSES_PATH } from '#app/features/cms/import/import-fields.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { deleteOldAddress, listOldAddresses } from '#app/site-content/old-addresses.server.ts';

/** The addresses of the site before, and where each leads now. */
export async function oldAddressList(args: StaffArgs) {
  const { services, url } = staffPageOf(args);
  const search = (url.searchParams.get(IMPORT_FIELDS.search) ?? '').trim().slice(0, 100);
  const page = url.searchParams.get('pagina') ?? '';
  const asked = /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
  const { oldAddresses } = services.contents['pt-BR'];
  const own = new Set(oldAddresses.values());
  const listed = await listOldAddresses(services.db, { search, page: asked });
  return {
    ...listed,
    rows: listed.rows.map(({ id, path }) => ({
      id,
      path,
      // What is a page of this site by now leads to itself.
      target: oldAddresses.get(path) ?? (own.has(path) ? path : null),
    })),
    search,
    path: OLD_ADDRESSES_PATH,
    isDone: url.searchParams.get('feito') === 'apagado',
  };
}

/** Deletes one of them. */
export async function answerAddressForm(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await readForm(args.request);
  const id = form ? Number(formText(form, IMPORT_FIELDS.id)) : 0;
  if (!form || !Number.isSafeInteger(id) || id < 1) throw data(null, { status: 400 });
  const path = formText(form, IMPORT_FIELDS.path);
  const deleted = await deleteOldAddress(services, { id, path, by: staff.id });
  if (!deleted.ok) throw data(null, { status: 409 });
  return seeOther(`${OLD_ADDRESSES_PATH}?feito=apagado`);
}
