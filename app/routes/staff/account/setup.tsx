import { data } from 'react-router';
import { type AppServices, appServices } from '#app/context/app-services.ts';
import { inHashPlace } from '#app/features/staff/hash-queue.ts';
import { roleLabel } from '#app/features/staff/roles/role-words.ts';
import { roleNameOf } from '#app/features/staff/roles/roles.server.ts';
import { findLink, LINK_COOKIE } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { joinByLink, takeNewAccess } from '#app/features/staff/use-link.server.ts';
import { staffLogin } from '#app/locales/pt-BR/staff/login.ts';
import { dropCookie, readCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  accountErrors,
  refusedAsBusy,
  refusedForm,
  signedInCookies,
} from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import type { Route } from './+types/setup';
import { SetupForm } from './setup-form.tsx';

const messages = staffLogin.setup;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(appServices);
  const link = await findLink(services, tokenOf(request, services));
  if (!link) return data({ link: null }, { status: 404 });
  const { kind, role, label } = link;
  const roleName = await roleNameOf(services.db, role);
  return data({ link: { kind, label, role: roleLabel({ role, roleName }) } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(appServices);
  const token = tokenOf(request, services);
  const link = await findLink(services, token);
  if (!token || !link) return linkOver();
  const form = await request.formData();
  const values = { name: formText(form, 'name'), username: formText(form, 'username') };
  const passwords = { password: formText(form, 'password'), repeated: formText(form, 'repeated') };
  // The link was found to be valid, so its holder is no stranger.
  const used = await inHashPlace('known', () =>
    link.kind === 'new-access'
      ? takeNewAccess(staffServicesOf(services), token, passwords)
      : joinByLink(staffServicesOf(services), token, { ...values, ...passwords }),
  );
  if (!used) return refusedAsBusy('password', values);
  if (used.ok) {
    const cookies = await signedInCookies(request, services, used.value);
    return seeOther(STAFF_PATHS.home, [...cookies, dropCookie(LINK_COOKIE, services.env.baseUrl)]);
  }
  if (used.refusal === 'link-over') return linkOver();
  return refusedForm(accountErrors(used.refusal), { values });
}

/** The reloaded page reports it: its loader finds no link. */
function linkOver() {
  return refusedForm([], { values: { name: '', username: '' }, status: 404 });
}

function tokenOf(request: Request, { env }: Pick<AppServices, 'env'>): string | undefined {
  return readCookie(request, LINK_COOKIE, env.baseUrl);
}

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData;
  if (!link) {
    return (
      <StaffScreen title={messages.overTitle} lead={messages.over}>
        <LinkButton href={STAFF_PATHS.login}>{messages.toLogin}</LinkButton>
      </StaffScreen>
    );
  }
  const { title, lead } = wordsOf(link);
  const { errors = [], values } = actionData ?? {};
  return (
    <StaffScreen title={title} lead={lead} isRefused={errors.length > 0}>
      <SetupForm errors={errors} values={values} isNewAccess={link.kind === 'new-access'} />
    </StaffScreen>
  );
}

function wordsOf({ kind, label, role }: { kind: string; label: string; role: string }) {
  if (kind === 'setup') return { title: messages.firstTitle, lead: messages.firstLead };
  if (kind === 'new-access')
    return { title: messages.newAccessTitle, lead: messages.newAccessLead(label) };
  return { title: messages.invitationTitle, lead: messages.invitationLead(role) };
}
