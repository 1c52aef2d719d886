import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import {
  IMAGE_ACTIONS,
  IMAGE_FIELDS,
  type ImageFormValues,
  parseImageDescription,
} from '#app/features/images/image-fields.ts';
import { readImage } from '#app/features/images/read-images.server.ts';
import { imageFormValuesOf } from '#app/features/images/read-upload.server.ts';
import { deleteImage, describeImage } from '#app/features/images/store-image.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { formText } from '#app/platform/form-values.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { imageUses } from './image-uses.server.ts';
import { errorsOf } from './images-upload.server.ts';

type ImageArgs = StaffArgs & { params: { imageName: string } };

const messages = staffImages.refusals;

/** The image of an address, who uploaded it and who changed it. @throws 404 when it does not exist */
export async function imagePageOf(args: ImageArgs) {
  const page = staffPageOf(args);
  const { db } = page.services;
  const image = await readImage(db, args.params.imageName);
  if (!image) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const names = await staffNames(db);
  const told = (by: number, at: Date) => ({
    name: names.get(by) ?? staffImages.someone,
    moment: formatMoment(at),
  });
  return {
    ...page,
    image,
    stored: told(image.createdBy, image.createdAt),
    changed: image.version > 0 ? told(image.changedBy, image.changedAt) : null,
    uses: await imageUses(page.services, db, {
      name: image.name,
      mayManage: page.may('clinic.manage'),
    }),
  };
}

/** Handles the forms of the image's page. */
export async function changeImage(args: ImageArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const values = imageFormValuesOf(form);
  const name = args.params.imageName;
  const snapshot = { name, version: Number(formText(form, IMAGE_FIELDS.version)), by: staff.id };
  if (formText(form, IMAGE_FIELDS.action) === IMAGE_ACTIONS.delete) {
    const isUsed = async (tx: Parameters<typeof imageUses>[1]) =>
      (await imageUses(services, tx, { name, mayManage: false })).length > 0;
    const deleted = await deleteImage(services, snapshot, isUsed);
    if (deleted.ok) return seeOther(`${IMAGES_PATH}?feito=apagada`);
    if (deleted.refusal === 'changed') return refusedAsChanged(args, undefined);
    const errors = [{ fieldId: IMAGE_ACTIONS.delete, message: messages.used }];
    return data({ errors, values: undefined, seen: null }, { status: 409 });
  }
  const description = parseImageDescription(values);
  // Stays based on what was seen, so that a change by others is still detected.
  if (!description.ok)
    return data({ errors: errorsOf(description), values, seen: snapshot.version }, { status: 400 });
  const described = await describeImage(services, snapshot, description.value);
  if (described.ok) return seeOther(`${IMAGES_PATH}/${name}?feito=salva`);
  if (described.refusal === 'changed') return refusedAsChanged(args, values);
  throw data(null, { status: 404, headers: ERROR_HEADERS });
}

/** Says who changed it in the meantime, and keeps the form's values. */
async function refusedAsChanged(args: ImageArgs, values: ImageFormValues | undefined) {
  const { changed, stored } = await imagePageOf(args);
  const { name, moment } = changed ?? stored;
  const errors = [{ fieldId: IMAGE_FIELDS.alt, message: messages.changed(name, moment) }];
  return data({ errors, values, seen: null }, { status: 409 });
}
