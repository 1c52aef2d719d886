import { data, redirect } from 'react-router';
import {
  LEAD_SENT_PATH,
  LEAD_STEPS,
  type LeadStep,
  type LeadVariant,
  leadStepPath,
} from '#app/features/leads/lead.ts';
import { leadConsentOf } from '#app/features/leads/lead-consent.server.ts';
import {
  dropLeadDraft,
  keepLeadDraft,
  LEAD_COOKIE,
} from '#app/features/leads/lead-draft.server.ts';
import {
  type LeadFieldError,
  parseLead,
  readLead,
  stepErrors,
} from '#app/features/leads/lead-fields.ts';
import { LEAD_ID_PREFIX } from '#app/features/leads/lead-parts.tsx';
import { leadOnce, receiveLead } from '#app/features/leads/receive-lead.server.ts';
import { leadMessages } from '#app/locales/leads.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { localPath } from '#app/platform/locale.ts';
import { ok } from '#app/platform/result.ts';
import { receiptOf } from '#app/platform/sent-forms/form-receipt.server.ts';
import type { PageArgs } from '#app/routes/page.server.ts';
import { answerMessage } from '#app/routes/site/answer-message.server.ts';
import { sendButtonId } from '#app/ui/message-form/message-form.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import { type LeadPage, leadPageOf } from './lead-page.server.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** Keeps the answers of a step and leads to the next, or stores the lead. */
export async function answerLead(args: PageArgs) {
  const page = await leadPageOf(args);
  // `answerMessage` reads the form itself.
  const form = await args.request.clone().formData();
  // The form that was shown counts, whatever network it comes back from.
  const variant = formText(form, 'variante') === 'B' ? 'B' : 'A';
  const step = LEAD_STEPS.find((each) => each === formText(form, 'passo'));
  if (variant === 'B' && (step === 'motivo' || step === 'contato'))
    return keepStep(page, form, step);
  return store(args, page, variant, step === undefined);
}

/** What a step has asked, on top of what is known. */
function merged({ values }: LeadPage, form: FormData, step: LeadStep) {
  const typed = readLead(form);
  if (step === 'motivo') {
    const { reason, hasReadUrgent } = typed;
    return { ...values, reason, hasReadUrgent };
  }
  if (step === 'contato') return { ...values, name: typed.name, phone: typed.phone };
  return { ...values, payer: typed.payer, hasConsented: typed.hasConsented };
}

async function keepStep(page: LeadPage, form: FormData, step: 'motivo' | 'contato') {
  const { services, token, payerIds, facts } = page;
  const { hasConsented: _never, ...answers } = merged(page, form, step);
  const wrong = stepErrors({ ...answers, hasConsented: false }, step, payerIds);
  const errors = errorsOf(page, wrong);
  if (errors.length > 0) {
    const values = { ...answers, hasConsented: false };
    return data({ refused: { values, errors }, formKey: '' }, { status: 400 });
  }
  const name = await keepLeadDraft(services, token, answers);
  const next = localPath(facts.locale, leadStepPath(step === 'motivo' ? 'contato' : 'convenio'));
  const cookie = setCookie(LEAD_COOKIE, name, services.env.baseUrl);
  return redirect(next, { status: 303, headers: { ...NO_STORE, 'set-cookie': cookie } });
}

/** @param isWhole whether the form has every answer itself, and none is in a draft */
function store(args: PageArgs, page: LeadPage, variant: LeadVariant, isWhole: boolean) {
  const { services, record, payerIds, facts, token } = page;
  const { db, clock, jobs, env } = services;
  const { locale } = facts;
  const lead = { db, clock, jobs, secret: env.appSecret, hasLimits: env.rateLimits };
  const consent = leadConsentOf(record, locale).record;
  return answerMessage(args, {
    name: 'lead form',
    messages: leadMessages[locale],
    sendId: sendButtonId(LEAD_ID_PREFIX),
    read: (form) => (isWhole ? readLead(form) : merged(page, form, 'convenio')),
    parse: (values) => parseLead(values, { variant, payerIds }),
    errorsOf: (refusals) => errorsOf(page, refusals),
    receive: async (fields, { key, sender }) => {
      const once = leadOnce(lead, key, fields);
      const received = await receiveLead(
        lead,
        { ...fields, variant, locale, consent },
        { ...sender, once },
      );
      if (!received.ok) return received;
      await dropLeadDraft(db, token);
      return ok(`${LEAD_SENT_PATH}?recibo=${receiptOf(env.appSecret, 'lead', received.value)}`);
    },
  });
}

function errorsOf({ facts }: LeadPage, refusals: readonly LeadFieldError[]) {
  const { locale, phoneExample } = facts;
  return personFieldErrors(refusals, leadMessages[locale].fields, {
    phoneExample,
    idPrefix: LEAD_ID_PREFIX,
  });
}
