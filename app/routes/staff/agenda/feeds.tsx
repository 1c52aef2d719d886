import { formatMoment } from '#app/clinic/format-date.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import {
  FEED_COOKIE,
  listFeeds,
  makeFeed,
  revokeFeed,
} from '#app/features/calendar-feeds/calendar-feeds.server.ts';
import { namesOpenTo, namesShown, PATIENT_NAMES } from '#app/features/calendar-feeds/feed-names.ts';
import { FeedForm, FeedList } from '#app/features/calendar-feeds/feed-settings.tsx';
import { formText } from '#app/platform/form-values.ts';
import '#app/features/schedule-settings/settings.css';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { SETTINGS_PATHS } from '#app/features/schedule-settings/settings-paths.ts';
import { staffFeeds } from '#app/locales/pt-BR/staff/feeds.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/feeds';

const messages = staffFeeds;
/** The option for the whole clinic; no resource has this slug. */
const WHOLE_CLINIC = '';

/** Who sees one practitioner's agenda alone has addresses of that one alone. */
const isOpenTo = (agendaOf: number | null) => (resource: { id: number }) =>
  agendaOf === null || resource.id === agendaOf;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, session, agendaOf, url, may } = staffPageOf(args);
  const feeds = await listFeeds(services.db);
  const resources = (await readResources(services.db)).filter(isOpenTo(agendaOf));
  const { practitionerId } = session;
  return {
    feeds: feeds.map(({ id, resourceName, patientNames, createdAt, createdBy, ...owner }) => ({
      id,
      name: resourceName ?? messages.wholeClinic,
      names: messages.names[namesShown(patientNames, owner)],
      made: messages.list.made(createdBy, formatMoment(createdAt, { withYear: true })),
    })),
    names: namesOpenTo({ role: staff.role, practitionerId, resourceKind: 'practitioner' }),
    usualNames: staff.role === 'practitioner' ? 'initials' : 'none',
    choices: [
      ...resources.map(({ slug, name }) => ({ value: slug, label: name })),
      ...(agendaOf === null ? [{ value: WHOLE_CLINIC, label: messages.wholeClinic }] : []),
    ],
    formKey: newToken(),
    isRevoked: url.searchParams.has('encerrado'),
    mayWrite: may('agenda.write'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, session, agendaOf } = staffPageOf(args);
  const form = await args.request.formData();
  if (formText(form, 'acao') === 'encerrar') {
    const id = formText(form, 'id');
    if (/^\d{1,9}$/.test(id)) await revokeFeed(services, { id: Number(id), staffId: staff.id });
    return seeOther(`${SETTINGS_PATHS.feeds}?encerrado`);
  }
  // The form's key becomes the secret of the address: 32 random bytes known to this page only.
  const token = formText(form, 'chave');
  const values = { quem: formText(form, 'quem'), nomes: formText(form, 'nomes') };
  const { quem, nomes } = values;
  const patientNames = PATIENT_NAMES.find((each) => each === nomes);
  const open = (await readResources(services.db)).filter(isOpenTo(agendaOf));
  const resource = open.find(({ slug }) => slug === quem);
  const isWhole = quem === WHOLE_CLINIC && agendaOf === null;
  if (!isTokenShaped(token) || !patientNames || !(resource || isWhole)) {
    return refusedForm([{ fieldId: 'quem', message: messages.form.expired }], { values });
  }
  const { practitionerId } = session;
  const owner = { role: staff.role, practitionerId, resourceKind: resource?.kind ?? null };
  if (!namesOpenTo(owner).includes(patientNames))
    return refusedForm([{ fieldId: 'nomes', message: messages.form.namesClosed }], { values });
  const feed = { resourceId: resource?.id ?? null, patientNames };
  await makeFeed(services, feed, { token, staffId: staff.id });
  const cookie = setCookie(FEED_COOKIE, token, services.env.baseUrl);
  return seeOther(`${SETTINGS_PATHS.feeds}/link`, [cookie]);
}

export default function FeedsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { feeds, choices, names, usualNames, formKey, isRevoked, mayWrite } = loaderData;
  const { errors = [], values = { quem: choices[0]?.value ?? WHOLE_CLINIC, nomes: usualNames } } =
    actionData ?? {};
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffSettings.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {isRevoked && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.list.revoked}</p>
        </Notice>
      ) : null}
      <SettingsNav current="feeds" />
      <section className="flow" aria-labelledby="list-title">
        <h2 id="list-title">{messages.list.title}</h2>
        <FeedList feeds={feeds} mayWrite={mayWrite} />
      </section>
      {mayWrite ? (
        <section className="flow" aria-labelledby="form-title">
          <h2 id="form-title">{messages.form.title}</h2>
          <FeedForm {...{ choices, names, values, formKey, errors }} />
        </section>
      ) : null}
    </StaffScreen>
  );
}
