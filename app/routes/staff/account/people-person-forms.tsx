import { EndFeedsToo } from '#app/features/staff/end-feeds-too.tsx';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { Button, type ButtonLook } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select } from '#app/ui/select/select.tsx';

const messages = staffPeople.person;

type PersonFormsProps = {
  person: {
    role: string;
    sessions: number;
    /** How many calendar addresses the person has made. */
    feeds: number;
    isDisabled: boolean;
  };
  roles: readonly { value: string; label: string; hint: string }[];
  agenda: OwnAgendaProps | null;
  isYou: boolean;
  formKey: string;
};

/** All changes to an account, one form each. */
export function PersonForms({ person, roles, agenda, isYou, formKey }: PersonFormsProps) {
  const { role, sessions, feeds, isDisabled } = person;
  return (
    <>
      <form method="post" className="staff-form stack">
        <RadioList
          name="role"
          legend={messages.role.title}
          hint={messages.role.note}
          options={roles.map((each) => ({ ...each, isChecked: each.value === role }))}
        />
        <Button name="intent" value="role">
          {messages.role.submit}
        </Button>
      </form>
      {agenda ? <OwnAgendaForm {...agenda} /> : null}
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

type OwnAgendaProps = {
  practitioners: readonly { value: string; label: string }[];
  practitionerId: string;
  ownAgendaOnly: boolean;
  /** Whether the role says so already. */
  isByRole: boolean;
};

/** Whose agenda an account sees. */
function OwnAgendaForm(agenda: OwnAgendaProps) {
  const { practitioners, practitionerId, ownAgendaOnly, isByRole } = agenda;
  const words = messages.ownAgenda;
  const seesNothing = (isByRole || ownAgendaOnly) && practitionerId === '';
  return (
    <form method="post" id="agenda" className="staff-form stack" tabIndex={-1}>
      <h2>{words.title}</h2>
      <Select
        id="practitioner"
        name="practitioner"
        label={words.practitioner}
        hint={words.practitionerHint}
        emptyLabel={words.nobody}
        options={practitioners}
        defaultValue={practitionerId}
        width="medium"
      />
      {isByRole ? <p>{words.byRole}</p> : null}
      <Checkbox
        id="own-agenda-only"
        name="own-agenda"
        label={words.only}
        hint={words.onlyHint}
        defaultChecked={ownAgendaOnly}
      />
      {seesNothing ? <p>{words.withoutPractitioner}</p> : null}
      <Button name="intent" value="agenda" look="secondary">
        {words.submit}
      </Button>
    </form>
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
