import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type DepositWay, parseDeposit } from './deposit-form.ts';
import { parseLengths, readLengths } from './lengths/lengths-form.ts';
import { parsePreparation, readPreparation } from './preparation-form.ts';
import { type NewServiceSettings, parseService } from './service-form.ts';

/** The form of a service as it was typed, and the version that it was based on. */
export function readServiceValues(form: FormData) {
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
    ...readPreparation(form),
    ...readLengths(form),
  };
  const sent = field('versao');
  return { values, seenVersion: /^\d{1,9}$/.test(sent) ? Number(sent) : -1 };
}

type Values = ReturnType<typeof readServiceValues>['values'];

/** What it says, or all that is wrong with it. */
export function parseServiceForm(
  values: Values,
  {
    resources,
    way,
    today,
  }: { resources: Parameters<typeof parseService>[1]; way: DepositWay; today: string },
): Result<NewServiceSettings, FieldError[]> {
  const service = parseService(values, resources);
  const deposit = parseDeposit(values, way);
  const preparation = parsePreparation(values);
  const lengths = parseLengths(values, {
    now: service.ok ? service.value : null,
    practitionerIds: resources
      .filter(({ id, kind }) => kind === 'practitioner' && values.resourceIds.includes(id))
      .map(({ id }) => id),
    today,
  });
  if (service.ok && deposit.ok && preparation.ok && lengths.ok)
    return ok({
      ...service.value,
      lengths: lengths.value,
      deposit: deposit.value,
      ...(preparation.value !== undefined && { preparation: preparation.value }),
    });
  const { wrong: ofService } = staffSettings.services;
  const { wrong: ofDeposit } = staffDeposits.form;
  return refuse([
    ...(service.ok ? [] : service.refusal).map(({ field: fieldId, wrong }) => {
      return { fieldId, message: ofService[wrong] };
    }),
    ...(lengths.ok ? [] : lengths.refusal),
    ...(deposit.ok ? [] : deposit.refusal).map(({ field: fieldId, wrong }) => {
      return { fieldId, message: ofDeposit[wrong] };
    }),
    ...(preparation.ok ? [] : preparation.refusal),
  ]);
}
