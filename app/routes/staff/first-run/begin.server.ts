import { data } from 'react-router';
import type { AppServices } from '#app/context/app-services.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import {
  FIRST_RUN_PATHS,
  pathLeaving,
  pathToGoOn,
  STEP_FIELDS,
  STEPS,
  stepAt,
  stepOf,
} from '#app/features/first-run/first-run-steps.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { formText } from '#app/platform/form-values.ts';
import { recordServicesOf } from '#app/routes/staff/clinic/record-page.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import {
  beginFirstRun,
  isOpenToAll,
  mayBeginBlank,
  putAside,
  readFirstRun,
  readProgress,
  settleStep,
} from '#app/site-content/opening/first-run.server.ts';

/** How far the way is, and with what it may begin. */
export async function beginPage(args: StaffArgs) {
  const { services } = staffPageOf(args);
  const run = await readFirstRun(services.db);
  const { record, version } = await readCurrentRecord(
    services.db,
    services.contentStore.clinicFile,
  );
  const progress = await readProgress(services, run);
  const href = pathToGoOn(progress);
  // A site that is open has no bar of steps any more: all that lacks is in the list.
  const next = (await isOpenToAll(services.db)) ? undefined : stepAt(href);
  return {
    ...{ version, progress, isBegun: run !== null },
    mayBegin: mayBegin(services, run),
    mayBeginBlank: await mayBeginBlank(services.db, record),
    next: next ? { href, number: STEPS.indexOf(next) + 1, title: next.title } : null,
  };
}

/** Who has gone the way and opened the site does not begin in another way. */
function mayBegin({ clinic }: Pick<AppServices, 'clinic'>, run: unknown): boolean {
  return run === null || clinic.isDemonstration;
}

/** Begins, settles a step and leads to the next one, or puts the way aside. */
export async function answerBegin(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const act = formText(form, STEP_FIELDS.act);
  const by = staff.id;
  if (act === 'em-branco' || act === 'demonstracao')
    return answerBeginning(services, { isBlank: act === 'em-branco', form, by });
  if (act === 'terminar') {
    await putAside(services, { isOver: true, by });
    return seeOther(STAFF_PATHS.home);
  }
  if (act === 'continuar') {
    if (await isOpenToAll(services.db)) return seeOther(FIRST_RUN_PATHS.publish);
    await putAside(services, { isOver: false, by });
    const run = await readFirstRun(services.db);
    return seeOther(pathToGoOn(await readProgress(services, run)));
  }
  const step = stepOf(formText(form, STEP_FIELDS.step));
  if (!step || (act !== 'avancar' && act !== 'pular')) return refused(staffFirstRun.unknown, 400);
  const state = act === 'avancar' ? 'done' : 'skipped';
  await settleStep(services, { step: step.slug, state, by });
  return seeOther(pathLeaving(step, state));
}

async function answerBeginning(
  services: AppServices,
  { isBlank, form, by }: { isBlank: boolean; form: FormData; by: number },
) {
  if (!mayBegin(services, await readFirstRun(services.db)))
    return refused(staffFirstRun.isOpen, 409);
  const begun = await beginFirstRun(recordServicesOf(services), {
    ...{ with: isBlank ? 'blank' : 'demonstration', by },
    seenVersion: Number(formText(form, STEP_FIELDS.version)) || 0,
  });
  if (begun.ok) return seeOther(pathToGoOn({ states: {}, lacks: {} }));
  const { notFresh, changed } = staffFirstRun;
  return refused(begun.refusal === 'not-fresh' ? notFresh : changed, 409);
}

function refused(message: string, status: number) {
  return data({ errors: [{ fieldId: 'escolha', message }] }, { status });
}

/** What the first page leads to while the site is a demonstration. */
export async function openingOf({ db }: Pick<AppServices, 'db'>): Promise<'begin' | 'goOn'> {
  const run = await readFirstRun(db);
  return run ? 'goOn' : 'begin';
}
