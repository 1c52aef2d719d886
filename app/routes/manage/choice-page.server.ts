import { data } from 'react-router';
import { visitorAddress } from '#app/context/app-services.ts';
import { limitServicesOf } from '#app/context/scheduling-services.ts';
import { tooManyAttemptsText } from '#app/features/booking/refusal-messages.ts';
import { CHOICES, type Choice, WAYS } from '#app/features/reminders/choice.ts';
import { contactOfToken } from '#app/features/reminders/choice-link.server.ts';
import { CHOICE_FIELDS } from '#app/features/reminders/choice-screen.tsx';
import { readChoice, setChoice } from '#app/features/reminders/choices.server.ts';
import { secondsToChoose } from '#app/features/reminders/reminder-guard.server.ts';
import { reminderMessages } from '#app/locales/reminders.ts';
import { formText } from '#app/platform/form-values.ts';
import { statedConsent } from '#app/platform/sent-forms/stated-consent.server.ts';
import type { RouteArgs } from '#app/routes/booking/journey.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from './appointment-page.server.ts';

type ChoiceArgs = RouteArgs & { params: { token: string } };

const SAVED_PARAMETER = 'salvo';

/** How somebody is reminded, by the token of a reminder's link; `view` is null when the token opens nothing. */
export async function readChoicePage(args: ChoiceArgs) {
  const { services, content, locale, url } = pageOf(args);
  const { clinic } = content;
  const contactId = contactOfToken(services.env.appSecret, args.params.token, services.clock.now());
  const known = contactId === null ? null : await readChoice(services.db, contactId);
  if (!known) return { clinicName: clinic.displayName, view: null };
  const stated = statedConsent(reminderMessages[locale].choice.agreement, clinic, locale);
  const { text, linkText, linkHref } = stated;
  return {
    clinicName: clinic.displayName,
    view: {
      chosen: known.choice,
      isSaved: url.searchParams.has(SAVED_PARAMETER),
      agreement: services.env.whatsapp
        ? { text, linkText, linkHref, isGiven: known.hasAgreed }
        : null,
    },
  };
}

/** Stores the choice; sent again, it says the same. */
export async function answerChoice(args: ChoiceArgs) {
  const { services, content, locale } = pageOf(args);
  const { choice: messages } = reminderMessages[locale];
  const { clinic } = content;
  const contactId = contactOfToken(services.env.appSecret, args.params.token, services.clock.now());
  const form = await args.request.formData();
  const chosen = CHOICES.find((each) => each === formText(form, CHOICE_FIELDS.choice)) ?? null;
  const refused = (fieldId: string, message: string, status: number, seconds = 0) =>
    data(
      { errors: [{ fieldId, message }], chosen: chosen satisfies Choice | null },
      {
        status,
        headers: { ...ERROR_HEADERS, ...(seconds > 0 && { 'retry-after': String(seconds) }) },
      },
    );
  if (contactId === null) throw data(null, { status: 404, headers: ERROR_HEADERS });
  if (chosen === null) return refused(CHOICE_FIELDS.choice, messages.missing, 400);
  const seconds = await secondsToChoose(
    limitServicesOf(services),
    args.context.get(visitorAddress),
  );
  if (seconds > 0) {
    const wait = tooManyAttemptsText(seconds, locale, clinic);
    return refused(CHOICE_FIELDS.choice, wait, 429, seconds);
  }
  const hasAgreed = form.has(CHOICE_FIELDS.agrees);
  // Who is written to by a person needs to agree to nothing; who is written to by WhatsApp alone does.
  const isNeeded = services.env.whatsapp && WAYS[chosen].byWhatsapp && !WAYS[chosen].byMail;
  if (isNeeded && !hasAgreed) return refused(CHOICE_FIELDS.agrees, messages.agreeMissing, 400);
  const agreement =
    services.env.whatsapp && hasAgreed
      ? statedConsent(messages.agreement, clinic, locale).record
      : null;
  const kept = await setChoice(services, { contactId, choice: chosen, through: 'page', agreement });
  if (kept === 'gone') throw data(null, { status: 404, headers: ERROR_HEADERS });
  // The same token: one that ends gives none that does not.
  return seeOther(locale, `/lembretes/${args.params.token}?${SAVED_PARAMETER}`);
}
