import type { WordedId } from '#app/clinic/mail-words/worded-list.ts';
import type { Finding } from '#app/features/compliance/linted-content.ts';
import {
  fieldIdOf,
  LANGUAGE_NAMES,
  LANGUAGES,
  PARTS,
  type TypedMail,
} from '#app/features/mail-words/mail-words-form.ts';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';
import { findingsIn } from '#app/site-content/text-findings.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const { languages, fields, boxIn } = staffMailWords;

/** What the rules of medical advertising forbid in the words of a mail, and what they advise. */
export function advertisingFindings(
  { clinic, today }: Pick<StaffPage, 'clinic' | 'today'>,
  id: WordedId,
  typed: TypedMail,
): { errors: FieldError[]; advice: string[] } {
  const found = LANGUAGE_NAMES.flatMap((language) => {
    const key = { kind: 'pages', slug: `e-mail-${id}`, locale: LANGUAGES[language] };
    const findings = findingsIn(key, { front: typed[language], body: '' }, { clinic, today });
    // What concerns the text as a whole, such as who signs it, the frame of a mail says.
    return PARTS.flatMap((part) =>
      findings
        .filter(({ field, excerpt }) => field === part && excerpt !== '')
        .map((finding) => ({
          severity: finding.severity,
          fieldId: fieldIdOf(language, part),
          message: wordsOf(finding),
          inSummary: `${boxIn(fields[part], languages[language])}: ${wordsOf(finding)}`,
        })),
    );
  });
  return {
    errors: found.filter(({ severity }) => severity === 'blocks'),
    advice: found
      .filter(({ severity }) => severity === 'advises')
      .map(({ inSummary }) => inSummary),
  };
}

function wordsOf({ rule, excerpt }: Finding): string {
  const { title, instead } = staffCompliance.rules[rule];
  return staffMailWords.advertising(title, excerpt, instead);
}
