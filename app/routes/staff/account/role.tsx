import { data } from 'react-router';
import { endSchedulesOf } from '#app/features/content/release-content.server.ts';
import { RoleFields } from '#app/features/staff/roles/role-fields.tsx';
import { parseRole, readRoleForm } from '#app/features/staff/roles/role-form.ts';
import { RoleHistory, toRoleHistory } from '#app/features/staff/roles/role-history.tsx';
import { roleDone } from '#app/features/staff/roles/role-words.ts';
import {
  archiveRole,
  changeOwnRole,
  findOwnRole,
  permissionsToGive,
  type RoleRefusal,
  readRoleHistory,
} from '#app/features/staff/roles/roles.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';
import { formText } from '#app/platform/form-values.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/role';

const messages = staffRoles;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, role, url } = await rolePageOf(args, args.params.roleId);
  const { name, permissions, ownAgendaOnly, version, archivedAt } = role;
  return {
    name,
    values: { name, permissions, ownAgendaOnly },
    version: String(version),
    isArchived: archivedAt !== null,
    mayGive: await permissionsToGive(services.db, staff.id),
    history: toRoleHistory(await readRoleHistory(services.db, role.id)),
    done: roleDone(url.searchParams),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, role } = await rolePageOf(args, args.params.roleId);
  const form = await args.request.formData();
  const values = readRoleForm(form);
  const sent = formText(form, 'version');
  const seen = { id: role.id, seenVersion: /^\d{1,9}$/.test(sent) ? Number(sent) : 0 };
  if (formText(form, 'intent') === 'archive') {
    const gone = await archiveRole(services, staff, seen);
    if (gone.ok) return seeOther(`${STAFF_PATHS.roles}?arquivada`);
    const message =
      typeof gone.refusal === 'string'
        ? messages.refusals[gone.refusal]
        : messages.archive.held(gone.refusal.heldBy.join(', '));
    return refusedForm([{ fieldId: 'archive', message }], { values: null, status: 409 });
  }
  const parsed = parseRole(values);
  if (!parsed.ok) return refusedForm(parsed.refusal, { values });
  const saved = await changeOwnRole(services, staff, { ...seen, ...parsed.value });
  if (saved.ok) {
    const { cannotPublish: staffIds } = saved.value;
    const ended = await endSchedulesOf(services, { staffIds, by: staff.id });
    return seeOther(`${STAFF_PATHS.roles}/${role.id}?feito=salva&publicacoes=${ended}`);
  }
  const error = { fieldId: FIELDS[saved.refusal], message: messages.refusals[saved.refusal] };
  return refusedForm([error], { values, status: saved.refusal === 'beyond-you' ? 403 : 409 });
}

const FIELDS = {
  'name-taken': 'name',
  'beyond-you': 'permissions',
  changed: 'permissions',
  'not-found': 'permissions',
} satisfies Record<RoleRefusal, string>;

async function rolePageOf(args: StaffArgs, id: string) {
  const page = staffPageOf(args);
  const role = /^\d{1,9}$/.test(id) ? await findOwnRole(page.services.db, Number(id)) : null;
  if (!role) throw data(null, { status: 404 });
  return { ...page, role };
}

export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, mayGive, version, isArchived, history, done } = loaderData;
  const { errors = [], values } = actionData ?? {};
  return (
    <StaffScreen
      title={name}
      lead={isArchived ? messages.archivedLead : messages.editLead}
      back={{ href: STAFF_PATHS.roles, label: messages.title }}
      isRefused={errors.length > 0}
    >
      {done && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      {isArchived ? null : (
        <>
          <RoleFields
            values={values ?? loaderData.values}
            mayGive={mayGive}
            errors={errors}
            hidden={{ name: 'version', value: version }}
            submit={messages.save}
          />
          <form method="post" id="archive" className="reading flow" tabIndex={-1}>
            <h2>{messages.archive.title}</h2>
            <p>{messages.archive.text}</p>
            <input type="hidden" name="version" defaultValue={version} />
            <Button name="intent" value="archive" look="danger">
              {messages.archive.submit}
            </Button>
          </form>
        </>
      )}
      <RoleHistory steps={history} />
    </StaffScreen>
  );
}
