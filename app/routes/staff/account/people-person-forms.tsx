import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { STAFF_ROLES, type StaffRole } from '#app/features/staff/staff-role.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people.ts';
import { Button, type ButtonLook } from '#app/ui/button/button.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';

const texts = staffPeople.person;

type PersonFormsProps = {
  person: { role: StaffRole; sessions: number; isDisabled: boolean };
  isYou: boolean;
  formKey: string;
};

/** All that can be changed of somebody's account, a form each. */
export function PersonForms({ person, isYou, formKey }: PersonFormsProps) {
  const { role, sessions, isDisabled } = person;
  return (
    <>
      <form method="post" className="staff-form stack">
        <RadioList
          name="role"
          legend={texts.role.title}
          hint={texts.role.note}
          options={STAFF_ROLES.map((each) => ({
            value: each,
            label: staffFrame.roles[each],
            hint: staffPeople.rolesHelp[each],
            isChecked: each === role,
          }))}
        />
        <Button name="intent" value="role">
          {texts.role.submit}
        </Button>
      </form>
      {isYou ? (
        <p>
          <a href={STAFF_PATHS.account}>{texts.ownAccount}</a>
        </p>
      ) : (
        <>
          <Act
            title={texts.sessionsTitle}
            text={texts.sessions(sessions)}
            submit={texts.endSessions}
            intent="end-sessions"
          />
          {isDisabled ? (
            <Act {...texts.enable} intent="enable" />
          ) : (
            <>
              <Act {...texts.newAccess} intent="new-access" formKey={formKey} />
              <Act {...texts.disable} intent="disable" look="danger" />
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
};

/** One thing that can be done, with what it means. */
function Act({ title, text, submit, intent, look = 'secondary', formKey }: ActProps) {
  return (
    <form method="post" className="reading flow">
      <h2>{title}</h2>
      <p>{text}</p>
      {formKey ? <input type="hidden" name="key" defaultValue={formKey} /> : null}
      <Button name="intent" value={intent} look={look}>
        {submit}
      </Button>
    </form>
  );
}
