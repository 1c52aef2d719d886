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
import { type Result, refuse } from '#app/platform/result.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

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

type UploadRefused = { errors: FieldError[]; status?: number; waitSeconds?: number };

/** The form of the library's page. */
export async function uploadImage(args: StaffArgs) {
  const form = await readForm(args.request);
  if (!form) return refusedForm([fileError('unreadable')], { values: NOTHING_TYPED });
  const taken = await takeUpload(args, form);
  if (!taken.ok) {
    const { errors, ...answer } = taken.refusal;
    return refusedForm(errors, { values: imageFormValuesOf(form), ...answer });
  }
  const { name, isKnown } = taken.value;
  return seeOther(`${IMAGES_PATH}/${name}?feito=${isKnown ? 'conhecida' : 'enviada'}`);
}

/** Adds the image of a form to the library: its size and description are validated before it is decoded. */
export async function takeUpload(
  args: StaffArgs,
  form: FormData,
): Promise<Result<{ name: string; isKnown: boolean }, UploadRefused>> {
  const { services, staff } = staffPageOf(args);
  const { db, clock, env } = services;
  const description = parseImageDescription(imageFormValuesOf(form));
  const upload = await readUpload(form);
  if (!upload.ok) return refuse({ errors: [fileError(upload.refusal), ...errorsOf(description)] });
  if (!description.ok) return refuse({ errors: [...errorsOf(description), fileAgain()] });
  const waitSeconds = await countHit(
    { db, clock, secret: env.appSecret, isOn: env.rateLimits },
    'image-upload',
    `staff:${staff.id}`,
    LIMIT,
  );
  if (waitSeconds > 0)
    return refuse({ errors: [fileError('too-often')], status: 429, waitSeconds });
  const sent = { sent: upload.value, description: description.value, by: staff.id };
  const stored = await storeImage(services, sent);
  return stored.ok ? stored : refuse({ errors: [fileError(stored.refusal)] });
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
export const tooLarge = () => [fileError('too-large')];

function fileAgain() {
  return { fieldId: IMAGE_FIELDS.file, message: staffImages.fileAgain };
}

function fileError(reason: FileRefusal): FieldError {
  return { fieldId: IMAGE_FIELDS.file, message: messages[reason] };
}
