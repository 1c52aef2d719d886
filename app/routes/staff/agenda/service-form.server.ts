import type { AppServices } from '#app/context/app-services.ts';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { type DepositWay, parseDeposit } from '#app/features/schedule-settings/deposit-form.ts';
import {
  type PreparationFormValues,
  parsePreparation,
} from '#app/features/schedule-settings/preparation-form.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import {
  type NewServiceSettings,
  parseService,
} from '#app/features/schedule-settings/service-form.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { offeredProviders } from '#app/payments/ask-charge.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

/** The form of a service as it was typed, the version that it was based on, and what it says. */
export async function readServiceForm(services: AppServices, form: FormData) {
  const field = (name: string) => formText(form, name).slice(0, 20);
  const values = {
    duracao: field('duracao'),
    antes: field('antes'),
    depois: field('depois'),
    online: form.has('online'),
    resourceIds: form.getAll('precisa').map(Number),
    sinal: form.has('sinal'),
    valor: field('valor'),
    prazo: field('prazo'),
    devolve: field('devolve'),
    extrato: form.has('extrato'),
    espera: field('espera'),
    ...preparationIn(form),
  };
  const sent = field('versao');
  const seenVersion = /^\d{1,9}$/.test(sent) ? Number(sent) : -1;
  return { values, seenVersion, parsed: await parse(services, values) };
}

function preparationIn(form: FormData): PreparationFormValues {
  const field = (name: string) => formText(form, name).slice(0, 20);
  return {
    preparo: form.has('preparo'),
    dilata: field('dilata'),
    dirigir: field('dirigir'),
    luz: form.has('luz'),
    luzMinutos: field('luzMinutos'),
    gelatinosas: field('gelatinosas'),
    gelatinosasUnidade: field('gelatinosasUnidade'),
    rigidas: field('rigidas'),
    rigidasUnidade: field('rigidasUnidade'),
    jejum: field('jejum'),
    acompanhante: form.has('acompanhante'),
  };
}

type Values = Parameters<typeof parseService>[0] &
  Parameters<typeof parseDeposit>[0] &
  PreparationFormValues;

async function parse(
  services: AppServices,
  values: Values,
): Promise<Result<NewServiceSettings, FieldError[]>> {
  const service = parseService(values, await readResourceSettings(services.db));
  const deposit = parseDeposit(values, await depositWayOf(services));
  const preparation = parsePreparation(values);
  if (service.ok && deposit.ok && preparation.ok)
    return ok({
      ...service.value,
      deposit: deposit.value,
      // A page of an older release does not ask, and changes nothing.
      ...(values.dilata !== '' && { preparation: preparation.value }),
    });
  const { wrong: ofService } = staffSettings.services;
  const { wrong: ofDeposit } = staffDeposits.form;
  return refuse([
    ...(service.ok ? [] : service.refusal).map(({ field: fieldId, wrong }) => {
      return { fieldId, message: ofService[wrong] };
    }),
    ...(deposit.ok ? [] : deposit.refusal).map(({ field: fieldId, wrong }) => {
      return { fieldId, message: ofDeposit[wrong] };
    }),
    ...(preparation.ok ? [] : preparation.refusal).map(({ field: fieldId, wrong }) => {
      return { fieldId, message: staffPreparation.form.wrong[wrong] };
    }),
  ]);
}

/** Who could take a deposit now. */
async function depositWayOf(services: AppServices): Promise<DepositWay> {
  const offered = await offeredProviders(paymentServicesOf(services), services.db);
  if (offered.includes('pix-api')) return 'prompt';
  return offered.includes('pix-static') ? 'statement' : 'none';
}
