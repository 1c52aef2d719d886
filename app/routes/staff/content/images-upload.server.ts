import {
  FIELD_OF_REFUSAL,
  IMAGE_FIELDS,
  type ImageFormValues,
  parseImageDescription,
} from '#app/features/images/image-fields.ts';
import {
  imageFormValuesOf,
  readForm,
  readUpload,
} from '#app/features/images/read-upload.server.ts';
import { storeImage } from '#app/features/images/store-image.server.ts';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

const messages = staffImages.refusals;
const LIMIT = { hits: 120, windowSeconds: 3_600 };
const NOTHING_TYPED: ImageFormValues = {
  alt: '',
  credit: '',
  showsPeople: false,
  authorised: false,
};

type FileRefusal = Exclude<
  keyof typeof messages,
  keyof typeof FIELD_OF_REFUSAL | 'changed' | 'gone' | 'used'
>;

/** Adds an image to the library: its size and description are validated before it is decoded. */
export async function uploadImage(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const { db, clock, env } = services;
  const form = await readForm(args.request);
  if (!form) return refusedFile('unreadable', { values: NOTHING_TYPED });
  const values = imageFormValuesOf(form);
  const description = parseImageDescription(values);
  const upload = await readUpload(form);
  if (!upload.ok) return refusedFile(upload.refusal, { values, description });
  if (!description.ok) return refusedForm([...errorsOf(description), fileAgain()], { values });
  const waitSeconds = await countHit(
    { db, clock, secret: env.appSecret, isOn: env.rateLimits },
    'image-upload',
    `staff:${staff.id}`,
    LIMIT,
  );
  if (waitSeconds > 0) return refusedFile('too-often', { values, status: 429, waitSeconds });
  const sent = { sent: upload.value, description: description.value, by: staff.id };
  const stored = await storeImage(services, sent);
  if (!stored.ok) return refusedFile(stored.refusal, { values });
  const { name, isKnown } = stored.value;
  return seeOther(`${IMAGES_PATH}/${name}?feito=${isKnown ? 'conhecida' : 'enviada'}`);
}

/** Refusals of the description, each at its field. */
export function errorsOf(description: ReturnType<typeof parseImageDescription>) {
  if (description.ok) return [];
  return description.refusal.map((reason) => ({
    fieldId: FIELD_OF_REFUSAL[reason],
    message: messages[reason],
  }));
}

/** The error for a file that was too large to be read at all. */
export const tooLarge = () => [{ fieldId: IMAGE_FIELDS.file, message: messages['too-large'] }];

function fileAgain() {
  return { fieldId: IMAGE_FIELDS.file, message: staffImages.fileAgain };
}

function refusedFile(
  reason: FileRefusal,
  {
    values,
    description,
    ...answer
  }: {
    values: ImageFormValues;
    description?: ReturnType<typeof parseImageDescription>;
    status?: number;
    waitSeconds?: number;
  },
) {
  const errors = [{ fieldId: IMAGE_FIELDS.file, message: messages[reason] }];
  return refusedForm([...errors, ...(description ? errorsOf(description) : [])], {
    values,
    ...answer,
  });
}
