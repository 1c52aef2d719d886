import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { ChangedNotice } from '#app/features/schedule-settings/changed-notice.tsx';
import { ResourceList } from '#app/features/schedule-settings/resource-list.tsx';
import {
  placeResource,
  readResourceSettings,
  switchResource,
} from '#app/features/schedule-settings/resources.server.ts';
import { formText } from '#app/platform/form-values.ts';
import '#app/features/schedule-settings/settings.css';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/resources';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const messages = staffSettings.resources;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, may } = staffPageOf(args);
  const { serviceTitle } = agendaLabelsOf(services);
  const list = await readResourceSettings(services.db);
  const appointments = await readBookedAppointments(services);
  return {
    resources: list.map(({ setting, onlyFor, ...each }, place) => ({
      ...each,
      ...neighbours(list, place),
      version: setting.version,
      lastChange:
        setting.by && setting.at
          ? staffSettings.lastChange(setting.by, formatMoment(setting.at))
          : null,
      onlyFor: onlyFor.map(serviceTitle).join(', '),
      appointments: appointments
        .filter(({ resourceIds }) => !each.isActive && resourceIds.includes(each.id))
        .map(({ protocol, startsAt, patientName }) => {
          return {
            href: appointmentPath(protocol),
            words: `${formatMoment(startsAt)}, ${patientName}`,
          };
        }),
    })),
    mayWrite: may('agenda.write'),
    isSaved: url.searchParams.has('feito'),
  };
}

/** Positions in the whole list of the neighbours of the same kind. */
function neighbours(list: readonly { kind: string }[], place: number) {
  const places = [...list.keys()].filter((each) => list[each]?.kind === list[place]?.kind);
  const at = places.indexOf(place);
  return { up: places[at - 1] ?? null, down: places[at + 1] ?? null };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const number = (name: string) => {
    const value = formText(form, name);
    return /^\d{1,9}$/.test(value) ? Number(value) : -1;
  };
  const id = number('id');
  const intent = formText(form, 'acao');
  if (intent === 'ordem')
    await placeResource(services, { id, place: number('lugar'), staffId: staff.id });
  if (intent === 'ligar' || intent === 'desligar') {
    const by = { seenVersion: number('versao'), staffId: staff.id };
    const done = await switchResource(services, { id, isActive: intent === 'ligar' }, by);
    if (!done.ok && done.refusal === 'changed') return data({ changedId: id }, { status: 409 });
  }
  const { slug = '' } = (await readResourceSettings(services.db)).find((r) => r.id === id) ?? {};
  return seeOther(`${SETTINGS_PATHS.resources}${intent === 'ordem' ? '' : '?feito'}#r-${slug}`);
}

export default function ResourcesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { resources, mayWrite, isSaved } = loaderData;
  const changed = resources.find(({ id }) => id === actionData?.changedId);
  const kinds = ['practitioner', 'room', 'equipment'] as const;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffSettings.back }}
      isRefused={actionData !== undefined}
    >
      {changed ? <ChangedNotice line={changed.lastChange ?? staffSettings.asRecord} /> : null}
      {isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.done}</p>
        </Notice>
      ) : null}
      <SettingsNav current="resources" />
      <p>{messages.orderHint}</p>
      {kinds.map((kind) => (
        <section key={kind} className="flow" aria-labelledby={`${kind}-title`}>
          <h2 id={`${kind}-title`}>{staffSettings.kinds[kind]}</h2>
          <ResourceList
            resources={resources.filter((each) => each.kind === kind)}
            mayWrite={mayWrite}
          />
        </section>
      ))}
    </StaffScreen>
  );
}
