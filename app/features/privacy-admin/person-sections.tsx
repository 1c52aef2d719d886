import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { Button } from '#app/ui/button/button.tsx';
import { AdminTable } from './admin-table.tsx';
import { Deposits, Orders } from './person-money.tsx';
import { Section, Writings } from './person-section.tsx';
import { type RecordsView, type StepView, TRAIL_LENGTH } from './person-view.ts';

const labels = staffPrivacy.person;
const { columns, sections } = labels;
const SECTIONS = [
  'patients',
  'about',
  'visits',
  'deposits',
  'messages',
  'screenings',
  'leads',
  'waiting',
  'requests',
  'notes',
  'orders',
  'consents',
  'mails',
  'trail',
] as const;

type PersonSectionsProps = { records: RecordsView; trail: readonly StepView[] };

/** Everything stored about a person, one section per kind. */
export function PersonSections({ records, trail }: PersonSectionsProps) {
  const {
    patients,
    about,
    visits,
    deposits,
    messages,
    screenings,
    leads,
    waiting,
    requests,
    notes,
    orders,
    consents,
    mails,
  } = records;
  const all = { ...records, trail };
  const empty = SECTIONS.filter((section) => all[section].length === 0).map(
    (section) => sections[section],
  );
  return (
    <>
      <Section title={sections.patients} isEmpty={patients.length === 0}>
        <ul className="admin-list">
          {patients.map(({ id, name, born }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className="admin-facts">{born}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Writings title={sections.about} all={about} />
      <Section title={sections.visits} isEmpty={visits.length === 0}>
        <AdminTable
          caption={sections.visits}
          columns={[
            columns.when,
            columns.service,
            columns.patient,
            columns.state,
            columns.protocol,
          ]}
          rows={visits.map(({ protocol, moment, service, patient, state }) => ({
            key: protocol,
            cells: [
              moment,
              service,
              patient,
              state,
              <a key={protocol} href={`/equipe/agenda/agendamento/${protocol}`}>
                {protocol}
              </a>,
            ],
          }))}
        />
      </Section>
      <Deposits deposits={deposits} />
      <Writings title={sections.messages} all={messages} />
      <Writings title={sections.screenings} all={screenings} />
      <Writings title={sections.leads} all={leads} />
      <Writings title={sections.waiting} all={waiting} />
      <Writings
        title={sections.requests}
        all={requests.map(({ right, protocol, words, ...request }) => ({
          ...request,
          words: `${right} (${protocol})${words ? `\n\n${words}` : ''}`,
        }))}
      />
      <Writings
        title={sections.notes}
        all={notes.map(({ kind, moment, ...note }) => ({ ...note, moment: `${kind}, ${moment}` }))}
      />
      <Orders orders={orders} />
      <Section title={sections.consents} isEmpty={consents.length === 0}>
        <AdminTable
          caption={sections.consents}
          columns={[columns.purpose, columns.given, columns.text, columns.state]}
          rows={consents.map(({ id, purpose, given, text, revoked }) => ({
            key: id,
            cells: [purpose, given, text, revoked ?? <Revoke key={id} id={id} purpose={purpose} />],
          }))}
        />
      </Section>
      <Section title={sections.mails} isEmpty={mails.length === 0}>
        <AdminTable
          caption={sections.mails}
          columns={[columns.when, columns.mail, columns.state]}
          rows={mails.map(({ key, moment, kind, state }) => ({
            key,
            cells: [moment, kind, state],
          }))}
        />
      </Section>
      <Section title={sections.trail} isEmpty={trail.length === 0}>
        <p className="small">{labels.trailHint(TRAIL_LENGTH)}</p>
        <AdminTable
          caption={sections.trail}
          columns={[columns.when, columns.who, columns.what, columns.subject]}
          rows={trail.map(({ id, moment, who, what, subject }) => ({
            key: id,
            cells: [moment, who, what, subject],
          }))}
        />
      </Section>
      {empty.length > 0 ? <p>{labels.nothing(empty.join(', ').toLowerCase())}</p> : null}
    </>
  );
}

function Revoke({ id, purpose }: { id: number; purpose: string }) {
  return (
    <form method="post">
      <Button name="encerrar" value={id} look="quiet">
        {labels.revoke}
        <span className="visually-hidden"> {labels.revokeOf(purpose)}</span>
      </Button>
    </form>
  );
}
