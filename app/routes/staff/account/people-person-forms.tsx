import { EndFeedsToo } from '#app/features/staff/end-feeds-too.tsx';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { STAFF_ROLES, type StaffRole } from '#app/features/staff/staff-role.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people.ts';
import { Button, type ButtonLook } from '#app/ui/button/button.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';

const messages = staffPeople.person;

type PersonFormsProps = {
  person: {
    role: StaffRole;
    sessions: number;
    /** How many calendar addresses the person has made. */
    feeds: number;
    isDisabled: boolean;
  };
  isYou: boolean;
  formKey: string;
};

/** All changes to an account, one form each. */
export function PersonForms({ person, isYou, formKey }: PersonFormsProps) {
  const { role, sessions, feeds, isDisabled } = person;
  return (
    <>
      <form method="post" className="staff-form stack">
        <RadioList
          name="role"
          legend={messages.role.title}
          hint={messages.role.note}
          options={STAFF_ROLES.map((each) => ({
            value: each,
            label: staffFrame.roles[each],
            hint: staffPeople.rolesHelp[each],
            isChecked: each === role,
          }))}
        />
        <Button name="intent" value="role">
          {messages.role.submit}
        </Button>
      </form>
      {isYou ? (
        <p>
          <a href={STAFF_PATHS.account}>{messages.ownAccount}</a>
        </p>
      ) : (
        <>
          <Act
            title={messages.sessionsTitle}
            text={messages.sessions(sessions)}
            submit={messages.endSessions}
            intent="end-sessions"
            feeds={feeds}
          />
          {isDisabled ? (
            <Act {...messages.enable} intent="enable" />
          ) : (
            <>
              <Act {...messages.newAccess} intent="new-access" formKey={formKey} />
              <Act {...messages.disable} intent="disable" look="danger" />
            </>
          )}
        </>
      )}
    </>
  );
}

type ActProps = {
  title: string;
  text: string;
  submit: string;
  intent: string;
  look?: ButtonLook;
  formKey?: string;
  /** Offers to end as many calendar addresses too. */
  feeds?: number;
};

/** An action with its explanation. */
function Act({ title, text, submit, intent, look = 'secondary', formKey, feeds = 0 }: ActProps) {
  return (
    <form method="post" className="reading flow">
      <h2>{title}</h2>
      <p>{text}</p>
      {formKey ? <input type="hidden" name="key" defaultValue={formKey} /> : null}
      <EndFeedsToo count={feeds} label={messages.endFeeds} isChecked />
      <Button name="intent" value={intent} look={look}>
        {submit}
      </Button>
    </form>
  );
}
