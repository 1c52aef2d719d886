import { ENDS_FEEDS, EndFeedsToo } from '#app/features/staff/end-feeds-too.tsx';
import { countFeedsOf } from '#app/features/staff/own-feeds.server.ts';
import { endOtherSessions } from '#app/features/staff/people.server.ts';
import { countRecoveryCodes } from '#app/features/staff/recovery-codes.server.ts';
import { ownRoleLabel } from '#app/features/staff/roles/role-words.ts';
import { countSessions } from '#app/features/staff/sessions.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffAccount } from '#app/locales/pt-BR/staff/people/account.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/account';

const messages = staffAccount;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, session, url } = staffPageOf(args);
  const done = url.searchParams.get('feito') ?? '';
  return {
    name: staff.name,
    username: staff.username,
    role: ownRoleLabel(session),
    hasSecondFactor: session.hasSecondFactor,
    recoveryCodes: await countRecoveryCodes(services.db, staff.id),
    otherSessions: (await countSessions(services, staff.id)) - 1,
    feeds: await countFeedsOf(services.db, staff.id),
    done: isDone(done) ? messages.done[done] : null,
  };
}

/** Ends all sessions except this one, and on request the calendar addresses. */
export async function action(args: Route.ActionArgs) {
  const { services, session } = staffPageOf(args);
  const endsFeeds = (await args.request.formData()).has(ENDS_FEEDS);
  await endOtherSessions(services, session, { endsFeeds });
  return seeOther(`${STAFF_PATHS.account}?feito=${endsFeeds ? 'calendarios' : 'acessos'}`);
}

function isDone(word: string): word is keyof typeof messages.done {
  return Object.hasOwn(messages.done, word);
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, username, role, hasSecondFactor, recoveryCodes } = loaderData;
  const { otherSessions, feeds, done } = loaderData;
  const { rows, sessions } = messages;
  const secondFactor = hasSecondFactor ? rows.secondFactorOn(recoveryCodes) : rows.secondFactorOff;
  return (
    <StaffScreen title={messages.title}>
      {done ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <SummaryList
        rows={[
          { label: rows.name, value: name },
          { label: rows.username, value: username },
          { label: rows.role, value: role },
          {
            label: rows.password,
            value: rows.passwordValue,
            change: { href: STAFF_PATHS.password, what: rows.passwordChange },
          },
          {
            label: rows.secondFactor,
            value: secondFactor,
            change: { href: STAFF_PATHS.secondFactor, what: rows.secondFactorChange },
          },
        ]}
      />
      <section className="reading flow">
        <h2>{sessions.title}</h2>
        <p>{sessions.text(otherSessions)}</p>
        <p>{sessions.rule}</p>
        <p>{sessions.log}</p>
        {feeds > 0 ? <p>{messages.feeds.rule(feeds)}</p> : null}
        {otherSessions + feeds > 0 ? (
          <form method="post" className="flow">
            <EndFeedsToo count={feeds} isChecked />
            <Button look="secondary">{sessions.end}</Button>
          </form>
        ) : null}
      </section>
    </StaffScreen>
  );
}
