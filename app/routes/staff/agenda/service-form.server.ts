import { data } from 'react-router';
import { NO_FLAGS, ruleOfFlags } from '#app/clinic/preparation-rule.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import type { DepositWay } from '#app/features/schedule-settings/deposit-form.ts';
import { DROP_PLAN } from '#app/features/schedule-settings/lengths/planned-length.tsx';
import {
  parseServiceForm,
  readServiceValues,
} from '#app/features/schedule-settings/read-service-form.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import {
  serviceValues,
  settingsOf,
  valuesWithoutPlan,
} from '#app/features/schedule-settings/service-values.ts';
import { readServiceSettings } from '#app/features/schedule-settings/services.server.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { offeredProviders } from '#app/payments/ask-charge.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { refuse } from '#app/platform/result.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { askedState } from '#app/routes/staff/catalogue/service-history.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { agendaLabelsOf } from './agenda-labels.server.ts';

/** The page of a service's settings: the service, what patients read of its preparation, and what its text says. */
export async function servicePageOf(args: StaffArgs & { params: { slug: string } }) {
  const page = staffPageOf(args);
  const service = (await readServiceSettings(page.services)).find(
    ({ slug }) => slug === args.params.slug,
  );
  if (!service) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { services: texts } = page.services.contents['pt-BR'];
  const text = texts.find(({ slug }) => slug === service.slug);
  const written = text?.writtenRule ?? ruleOfFlags(NO_FLAGS);
  return { ...page, service, told: text?.preparation ?? [], written };
}

/**
 * The form of a service as it was typed, the version that it was based on, and what it says. Who gives up a planned
 * change sends nothing else: the rest is as it is.
 */
export async function readServiceForm(
  { services, service, written, today }: Awaited<ReturnType<typeof servicePageOf>>,
  form: FormData,
) {
  const { values: sent, seenVersion } = readServiceValues(form);
  const isDropped = formText(form, 'acao') === DROP_PLAN;
  const values = isDropped ? valuesWithoutPlan(service, written) : sent;
  const resources = await readResourceSettings(services.db);
  const read = parseServiceForm(values, { resources, way: await depositWayOf(services), today });
  const isTakenOff = service.isBookableOnline && !values.online;
  const needy = isTakenOff ? evaluatedBy(services, service.slug) : [];
  if (needy.length === 0) return { values, seenVersion, parsed: read };
  const message = staffSettings.services.wrong.evaluates(needy);
  const errors = [...(read.ok ? [] : read.refusal), { fieldId: 'online', message }];
  return { values, seenVersion, parsed: refuse(errors) };
}

/** Services for which the site offers this one first: while it does, this one is booked online. */
function evaluatedBy(services: AppServices, slug: string): string[] {
  const { serviceTitle } = agendaLabelsOf(services);
  return services.clinic.services
    .filter(({ evaluation }) => evaluation?.service === slug)
    .map((each) => serviceTitle(each.slug));
}

/**
 * The form of a service as its address asks: as it is, or as it was after a change of its history. Who or what can no
 * longer be chosen is named.
 */
export async function shownValues(page: Awaited<ReturnType<typeof servicePageOf>>) {
  const { service, services, written } = page;
  const asked = await askedState(page, service.slug);
  if (!asked) return { blank: serviceValues(service, written), filled: null };
  const resources = await readResourceSettings(services.db);
  const { settings, gone } = settingsOf(asked.state, resources);
  const names = gone.map((slug) => resources.find((each) => each.slug === slug)?.name ?? slug);
  const { moment, who } = asked;
  return {
    blank: serviceValues({ ...service, ...settings }, written),
    filled: { moment, who, gone: names.join(', ') },
  };
}

/** Who could take a deposit now. */
export async function depositWayOf(services: AppServices): Promise<DepositWay> {
  const offered = await offeredProviders(paymentServicesOf(services), services.db);
  if (offered.includes('pix-api')) return 'prompt';
  return offered.includes('pix-static') ? 'statement' : 'none';
}
