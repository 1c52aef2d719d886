import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { deleteImage, describeImage } from '#app/features/images/change-image.server.ts';
import {
  IMAGE_ACTIONS,
  IMAGE_FIELDS,
  IMAGES_PATH,
  type ImageFormValues,
  parseImageDescription,
} from '#app/features/images/image-fields.ts';
import { type ImageUse, usesOfImage } from '#app/features/images/image-use.server.ts';
import type { UseView } from '#app/features/images/image-uses.tsx';
import { readImage } from '#app/features/images/read-images.server.ts';
import { imageFormValuesOf } from '#app/features/images/read-upload.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { formText, refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { contentTypesOf } from './content-page.server.ts';
import { errorsOf } from './images-upload.server.ts';

type ImageArgs = StaffArgs & { params: { imageName: string } };

const texts = staffImages.refusals;

/** The picture of an address, and who put it there and changed it. @throws 404 when it is not there (any more) */
export async function imagePageOf(args: ImageArgs) {
  const page = await staffPageOf(args, 'content.write');
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
    uses: toUseViews(await usesOfImage(db, image.name), contentTypesOf(page.services)),
  };
}

/** The texts that show a picture, each with the page on which it is written. */
function toUseViews(
  uses: readonly ImageUse[],
  kinds: ReturnType<typeof contentTypesOf>,
): UseView[] {
  return uses.flatMap(({ kind: name, locale, slug, title }) => {
    const kind = kinds.find((each) => each.name === name);
    return kind ? [{ href: contentPath({ kind, locale, slug }), locale, title }] : [];
  });
}

/** Does what a form of the picture's page asks for. */
export async function changeImage(args: ImageArgs) {
  const { services, staff } = await staffPageOf(args, 'content.write');
  const form = await args.request.formData();
  const typed = imageFormValuesOf(form);
  const name = args.params.imageName;
  const seen = { name, version: Number(formText(form, IMAGE_FIELDS.version)), by: staff.id };
  if (formText(form, IMAGE_FIELDS.action) === IMAGE_ACTIONS.delete) {
    const isUsed = async (tx: Parameters<typeof usesOfImage>[0]) =>
      (await usesOfImage(tx, name)).length > 0;
    const deleted = await deleteImage(services, seen, isUsed);
    if (deleted.ok) return seeOther(`${IMAGES_PATH}?feito=apagada`);
    if (deleted.refusal === 'changed') return refusedAsChanged(args, undefined);
    const errors = [{ fieldId: IMAGE_ACTIONS.delete, message: texts.used }];
    return refusedForm(errors, { typed: undefined, status: 409 });
  }
  const words = parseImageDescription(typed);
  if (!words.ok) return refusedForm(errorsOf(words), { typed });
  const described = await describeImage(services, seen, words.value);
  if (described.ok) return seeOther(`${IMAGES_PATH}/${name}?feito=salva`);
  if (described.refusal === 'changed') return refusedAsChanged(args, typed);
  throw data(null, { status: 404, headers: ERROR_HEADERS });
}

/** Says who was quicker, and keeps what was typed. */
async function refusedAsChanged(args: ImageArgs, typed: ImageFormValues | undefined) {
  const { changed, stored } = await imagePageOf(args);
  const { name, moment } = changed ?? stored;
  const errors = [{ fieldId: IMAGE_FIELDS.alt, message: texts.changed(name, moment) }];
  return refusedForm(errors, { typed, status: 409 });
}
