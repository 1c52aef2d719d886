import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { ArchivedList } from '#app/features/catalogue/archived-list.tsx';
import { CATALOGUE_PATHS, servicePagePath } from '#app/features/catalogue/catalogue-paths.ts';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import { plannedLine } from '#app/features/schedule-settings/lengths/length-words.ts';
import { neighboursOf } from '#app/features/schedule-settings/order-neighbours.ts';
import { readResourceSettings } from '#app/features/schedule-settings/resources.server.ts';
import { readServiceSettings } from '#app/features/schedule-settings/services.server.ts';
import { formText } from '#app/platform/form-values.ts';
import '#app/features/schedule-settings/settings.css';
import { ServiceList } from '#app/features/schedule-settings/service-list.tsx';
import { ServiceSaved } from '#app/features/schedule-settings/service-saved.tsx';
import { undoService } from '#app/features/schedule-settings/service-undo.server.ts';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { rowSavedOf } from '#app/features/schedule-settings/undo/undo-fields.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { catalogueOf, whereDone } from '#app/routes/staff/catalogue/catalogue-parts.server.ts';
import { answerUndo, savedOf } from '#app/routes/staff/catalogue/catalogue-undo.server.ts';
import { answerRowAct } from '#app/routes/staff/catalogue/row-acts.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/services-settings';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const messages = staffSettings.services;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, may } = staffPageOf(args);
  const { serviceTitle } = agendaLabelsOf(services);
  const { record } = await catalogueOf(services);
  const former = record.services.filter(({ isArchived }) => isArchived);
  const whole = await readServiceSettings(services);
  // Rows of services that the record has never named, or no longer names, are kept for appointments of before.
  const offered = record.services.filter(({ isArchived }) => !isArchived);
  const list = whole.filter(({ slug }) => offered.some((each) => each.slug === slug));
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const people = await readResourceSettings(services.db);
  const nameOf = (id: number) => people.find((each) => each.id === id)?.name ?? '';
  const told = (['novo', 'arquivar', 'voltar'] as const).find((each) => url.searchParams.has(each));
  const name = serviceTitle(url.searchParams.get(told ?? '') ?? '');
  const saved = list.find(({ slug }) => slug === url.searchParams.get('feito'));
  return {
    services: await Promise.all(
      list.map(async (each) => ({
        ...each,
        ...neighboursOf(idsOf(whole), idsOf(list), each.id),
        title: serviceTitle(each.slug),
        planned: plannedLine({ ...each, ...each.lengths }, nameOf),
        where: await whereDone(services, each.slug),
      })),
    ),
    saved: saved ? serviceTitle(saved.slug) : null,
    undo: Number(url.searchParams.get('volta')) || 0,
    row: rowSavedOf(url, may('agenda.write')),
    change: await savedOf(staffPageOf(args)),
    mayWrite: may('agenda.write'),
    mayManage: may('clinic.manage'),
    archived: former.map(({ slug }) => ({ name: serviceTitle(slug), href: servicePagePath(slug) })),
    told: told ? toldOf(told, name, url.searchParams.has('rascunho')) : null,
  };
}

function toldOf(told: 'novo' | 'arquivar' | 'voltar', name: string, isDraft: boolean): string {
  if (told === 'novo')
    return isDraft ? staffCatalogue.add.draft(name) : staffCatalogue.add.saved(name);
  return told === 'arquivar'
    ? staffCatalogue.page.archived(name)
    : staffCatalogue.page.restored(name);
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const undone = await answerUndo(staffPageOf(args), form, CATALOGUE_PATHS.services);
  if (undone) return undone;
  if (formText(form, 'acao') === 'voltar') {
    const undo = Number(formText(form, 'volta')) || 0;
    const undone = await undoService(services, { undo, staffId: staff.id });
    return seeOther(`${SETTINGS_PATHS.services}?${undone.ok ? 'desfeito' : 'tarde'}`);
  }
  const answer = await answerRowAct(staffPageOf(args), form, LIST);
  return answer instanceof Response ? answer : seeOther(SETTINGS_PATHS.services);
}

const LIST = { list: 'service-order', path: SETTINGS_PATHS.services } as const;

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { services, saved, undo, change, mayWrite, mayManage, archived, told } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffSettings.back }}
    >
      {saved ? <ServiceSaved name={saved} undo={mayWrite ? undo : 0} /> : null}
      <SavedNotice saved={change} text={told ?? undefined} />
      {told && change.version === 0 ? (
        <Notice tone="success" role="status">
          <p>{told}</p>
        </Notice>
      ) : null}
      <SettingsNav current="services" />
      {mayManage ? (
        <p>
          <a className="button button-primary" href={CATALOGUE_PATHS.newService}>
            <span>{staffCatalogue.add.link}</span>
          </a>
        </p>
      ) : null}
      <ServiceList {...{ services, mayWrite, mayManage }} saved={loaderData.row} />
      {mayManage ? (
        <ArchivedList title={staffCatalogue.archivedList.title} items={archived} />
      ) : null}
    </StaffScreen>
  );
}
