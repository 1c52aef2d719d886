import { data } from 'react-router';
import { faultsOf } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isChatId } from '#app/clinic/mail-words/chat-list.ts';
import { isWordedId, kindOf, type WordedId } from '#app/clinic/mail-words/worded-list.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { changeRecord } from '#app/features/clinic-record/change-record.server.ts';
import {
  readCurrentRecord,
  readRecordOf,
  readRecordVersions,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import {
  fieldIdOf,
  LANGUAGE_NAMES,
  mailWordsPath,
  PARTS,
  storedMail,
  TEST_FIELD,
  type TypedMail,
  typedMail,
  withTypedMail,
} from '#app/features/mail-words/mail-words-form.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { formText } from '#app/platform/form-values.ts';
import { afterColon } from '#app/platform/text/after-colon.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { recordServicesOf } from '#app/routes/staff/clinic/record-page.server.ts';
import { takeBack } from '#app/routes/staff/clinic/section-outcome.server.ts';
import {
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { advertisingFindings } from './advertising.server.ts';
import { type ShownMail, sendSamples, shownWords } from './shown-mails.server.ts';

/** @throws 404 for a mail that there is not, or whose words are fixed */
export function knownMail(name: string): WordedId {
  if (!isWordedId(name)) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return name;
}

/** What the page shows after a form. */
type WordsAnswer = {
  typed: TypedMail;
  version: number;
  errors: readonly FieldError[];
  preview: readonly ShownMail[] | null;
  /** What the rules of advertising would have said otherwise, without forbidding it. */
  advice: readonly string[];
  /** The address of the test, as it was typed. */
  to: string;
  good: string | null;
  /** Who saved other words of this mail meanwhile. */
  changedBy: string | null;
};

/** Shows a mail with other words, sends it as a test, saves them, or takes the last change back. */
export async function answerWordsForm(args: StaffArgs, name: string) {
  const id = knownMail(name);
  const page = staffPageOf(args);
  const services = recordServicesOf(page.services);
  const sent = await args.request.formData();
  const version = Number(formText(sent, 'versao')) || 0;
  const pressed = formText(sent, 'acao');
  if (pressed === 'desfazer')
    return takeBack(services, mailWordsPath(id), { version, by: page.staff.id });
  const typed = typedMail(sent);
  const to = formText(sent, TEST_FIELD).trim().slice(0, 254);
  const again = (answer: Partial<WordsAnswer>, status = 200) =>
    data<WordsAnswer>(
      {
        ...{ typed, version, to, errors: [], preview: null, advice: [], good: null },
        ...{ changedBy: null, ...answer },
      },
      { status },
    );
  const { record } = await readCurrentRecord(services.db, services.clinicFile);
  const mailWords = withTypedMail(record.mailWords, id, typed);
  const findings = advertisingFindings(page, id, typed);
  const errors = [...wordFaults({ ...record, mailWords }, id), ...findings.errors];
  if (errors.length > 0) return again({ errors, advice: findings.advice }, 422);
  if (pressed === 'salvar') {
    const saved = await saveWords(page, { id, typed, seenVersion: version });
    if (saved.kind === 'saved') return seeOther(`${mailWordsPath(id)}?feito=${saved.version}`);
    if (saved.kind === 'same') return again({ good: staffRecord.nothingToSave });
    const { current, changedBy } = saved;
    return again({ version: current, changedBy }, 409);
  }
  const preview = shownWords(page.services, { id, mailWords });
  const shown = { preview, advice: findings.advice };
  if (pressed !== 'testar' || isChatId(id)) return again(shown);
  const tested = await sendSamples(page, preview, to);
  if (!tested.ok)
    return again({ ...shown, errors: [{ fieldId: TEST_FIELD, message: tested.refusal }] }, 422);
  return again({ ...shown, good: staffMailWords.test.sent(to) });
}

/** What is wrong with the words of one mail, at its box. */
function wordFaults(record: unknown, id: WordedId): FieldError[] {
  const { languages, fields, boxIn } = staffMailWords;
  const opening = kindOf(id).isAdded ? fields.added : fields.opening;
  const found = LANGUAGE_NAMES.flatMap((language) =>
    PARTS.map((part) => ({
      path: ['mailWords', id, language, part],
      fieldId: fieldIdOf(language, part),
      label: boxIn(part === 'opening' ? opening : fields[part], languages[language]),
    })),
  );
  const errors = faultsOf(record).flatMap(({ path, said }) => {
    const box = found.find((each) => isSame(each.path, path));
    if (!box) return [];
    const message = said ?? '';
    return [{ fieldId: box.fieldId, message, inSummary: `${box.label}: ${afterColon(message)}` }];
  });
  // A fault is told in each language of the site.
  return [...new Map(errors.map((error) => [error.fieldId, error])).values()];
}

type Words = { id: WordedId; typed: TypedMail; seenVersion: number };
type Outcome =
  | { kind: 'saved'; version: number }
  | { kind: 'same' }
  | { kind: 'changed'; current: number; changedBy: string };

/** Saves the words of one mail; those that others have changed meanwhile stay theirs. */
async function saveWords(
  { services: all, staff }: Pick<StaffPage, 'services' | 'staff'>,
  { id, typed, seenVersion }: Words,
): Promise<Outcome> {
  const services = recordServicesOf(all);
  const seen = understood(await readRecordOf(services.db, seenVersion)) ?? services.clinicFile;
  for (;;) {
    const { version, record } = await readCurrentRecord(services.db, services.clinicFile);
    const mailWords = withTypedMail(record.mailWords, id, typed);
    const isSaid = isSame(mailWords, record.mailWords);
    if (isSaid && seenVersion === version) return { kind: 'same' };
    const theirs = storedMail(record.mailWords, id);
    if (!isSaid && !isSame(storedMail(seen.mailWords, id), theirs)) break;
    const change = { changes: { mailWords }, seenVersion: version, by: staff.id };
    const saved = await changeRecord(services, change);
    if (saved.ok) return { kind: 'saved', version: saved.value.version };
    if (saved.refusal !== 'changed') throw new Error('checked words have faults');
    // Somebody has just saved the words of another mail, or of this one: look again.
  }
  const [last] = await readRecordVersions(services.db);
  const changedBy = last ? staffRecord.lastChange(last.by, formatMoment(last.at)) : '';
  return { kind: 'changed', current: last?.version ?? 0, changedBy };
}
