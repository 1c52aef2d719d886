import {
  FIELD_OF_REFUSAL,
  IMAGE_FIELDS,
  IMAGES_PATH,
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
import { secondsToWait } from '#app/platform/rate-limit.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

const texts = staffImages.refusals;
const LIMIT = { hits: 120, windowSeconds: 3_600 };
const NOTHING_TYPED: ImageFormValues = {
  alt: '',
  credit: '',
  showsPeople: false,
  authorised: false,
};

type FileRefusal = Exclude<
  keyof typeof texts,
  keyof typeof FIELD_OF_REFUSAL | 'changed' | 'gone' | 'used'
>;

/** Takes a picture into the library: everything about it is judged before it is read as one. */
export async function uploadImage(args: StaffArgs) {
  const { services, staff } = await staffPageOf(args, 'content.write');
  const { db, clock, env } = services;
  const form = await readForm(args.request);
  if (!form) return refusedFile('unreadable', { typed: NOTHING_TYPED });
  const typed = imageFormValuesOf(form);
  const words = parseImageDescription(typed);
  const upload = await readUpload(form);
  if (!upload.ok) return refusedFile(upload.refusal, { typed, words });
  if (!words.ok) return refusedForm([...errorsOf(words), fileAgain()], { typed });
  const waitSeconds = await secondsToWait(
    { db, clock, secret: env.appSecret, isOn: env.rateLimits },
    'image-upload',
    `staff:${staff.id}`,
    LIMIT,
  );
  if (waitSeconds > 0) return refusedFile('too-often', { typed, status: 429, waitSeconds });
  const sent = { sent: upload.value, words: words.value, by: staff.id };
  const stored = await storeImage(services, sent);
  if (!stored.ok) return refusedFile(stored.refusal, { typed });
  const { name, isKnown } = stored.value;
  return seeOther(`${IMAGES_PATH}/${name}?feito=${isKnown ? 'conhecida' : 'enviada'}`);
}

/** What is wrong with the words, each at its field. */
export function errorsOf(words: ReturnType<typeof parseImageDescription>) {
  if (words.ok) return [];
  return words.refusal.map((why) => ({ fieldId: FIELD_OF_REFUSAL[why], message: texts[why] }));
}

/** For a file that was too large to be read at all. */
export const tooLarge = () => [{ fieldId: IMAGE_FIELDS.file, message: texts['too-large'] }];

function fileAgain() {
  return { fieldId: IMAGE_FIELDS.file, message: staffImages.fileAgain };
}

function refusedFile(
  why: FileRefusal,
  {
    typed,
    words,
    ...answer
  }: {
    typed: ImageFormValues;
    words?: ReturnType<typeof parseImageDescription>;
    status?: number;
    waitSeconds?: number;
  },
) {
  const errors = [{ fieldId: IMAGE_FIELDS.file, message: texts[why] }];
  return refusedForm([...errors, ...(words ? errorsOf(words) : [])], { typed, ...answer });
}
