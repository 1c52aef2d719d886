import { data } from 'react-router';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { ArchivedList } from '#app/features/catalogue/archived-list.tsx';
import { CATALOGUE_PATHS, placePath } from '#app/features/catalogue/catalogue-paths.ts';
import { BLANK_PLACE, NewPlace } from '#app/features/catalogue/new-place.tsx';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import { ChangedNotice } from '#app/features/schedule-settings/changed-notice.tsx';
import { ResourceList } from '#app/features/schedule-settings/resource-list.tsx';
import '#app/features/schedule-settings/settings.css';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { UseQuestion } from '#app/features/schedule-settings/use/use-question.tsx';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/resources';
import { answerUndo } from './catalogue-undo.server.ts';
import { answerNewPlace } from './place.server.ts';
import { resourcesPage } from './resources-page.server.ts';
import { answerRowAct } from './row-acts.server.ts';

const messages = staffSettings.resources;

export const loader = (args: Route.LoaderArgs) => resourcesPage(args);

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const undone = await answerUndo(staffPageOf(args), form, CATALOGUE_PATHS.places);
  if (undone) return undone;
  const added = await answerNewPlace(staffPageOf(args), form);
  if (added) return added;
  const answer = await answerRowAct(staffPageOf(args), form, LIST);
  if (!answer || answer instanceof Response) return answer ?? seeOther(LIST.path);
  return data({ ...NOTHING, ...answer }, { status: answer.asked ? 200 : 409 });
}

const LIST = { list: 'resource-order', path: SETTINGS_PATHS.resources } as const;
const NOTHING = { added: null, effects: null, errors: [] };

export default function ResourcesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { resources, mayWrite, isSaved, saved, mayManage, archived, services } = loaderData;
  const { errors = [], asked = null, effects = null } = actionData ?? {};
  const changed = resources.find(({ id }) => id === actionData?.changedId);
  const kinds = (['practitioner', 'room', 'equipment'] as const).filter((kind) =>
    resources.some((each) => each.kind === kind),
  );
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffSettings.back }}
      isRefused={actionData !== undefined && asked === null && effects === null}
    >
      <ErrorSummary errors={errors} />
      {asked ? <UseQuestion {...asked} /> : null}
      {changed ? <ChangedNotice line={changed.lastChange ?? staffSettings.asRecord} /> : null}
      {actionData ? null : <SavedNotice saved={saved} text={messages.done} />}
      {isSaved && saved.version === 0 && !actionData ? (
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
            saved={actionData ? null : loaderData.row}
          />
        </section>
      ))}
      {mayManage ? (
        <section className="flow" aria-labelledby="new-place-title">
          <h2 id="new-place-title">{staffCatalogue.places.add}</h2>
          <NewPlace
            services={services}
            houses={loaderData.houses}
            values={actionData?.added ?? BLANK_PLACE}
            {...{ errors, effects }}
          />
          <ArchivedList
            title={staffCatalogue.places.archivedTitle}
            items={archived.map(({ slug, name }) => ({ name, href: placePath(slug) }))}
          />
        </section>
      ) : null}
    </StaffScreen>
  );
}
