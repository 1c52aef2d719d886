import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';

const labels = staffLeads.panel;

export type LeadPanelView = {
  /** Where the choice is sent. */
  action: string;
  /** The phone booking with the lead's data; null for who may not book. */
  bookHref: string | null;
  /** The appointment it has become. */
  linked: { href: string; text: string } | null;
  proposals: readonly { id: number; href: string; text: string; patient: string; moment: string }[];
};

/** From a lead to an appointment: book it, or confirm one that the same telephone has booked. */
export function LeadPanel({ view, mayWrite }: { view: LeadPanelView; mayWrite: boolean }) {
  const { action, bookHref, linked, proposals } = view;
  return (
    <section className="flow" aria-labelledby="lead-title">
      <h2 id="lead-title">{labels.title}</h2>
      {linked ? (
        <p>
          {labels.linked}: <a href={linked.href}>{linked.text}</a>
        </p>
      ) : (
        <>
          <p>{labels.none}</p>
          {bookHref ? <LinkButton href={bookHref}>{labels.book}</LinkButton> : null}
          {proposals.length > 0 ? <p>{labels.proposals}</p> : null}
          {proposals.map(({ id, href, text, patient, moment }) => (
            <form key={id} method="post" action={action} className="flow">
              <p>
                <a href={href}>{text}</a>
              </p>
              {mayWrite ? (
                <Button name="agendamento" value={id} look="secondary">
                  {labels.confirm}
                  <span className="visually-hidden"> {labels.confirmOf(patient, moment)}</span>
                </Button>
              ) : null}
            </form>
          ))}
        </>
      )}
    </section>
  );
}
