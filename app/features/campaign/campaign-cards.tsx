import { staffCampaigns as messages } from '#app/locales/pt-BR/staff/campaigns.ts';
import { Card } from '#app/ui/card/card.tsx';
import type { CampaignFigures } from './campaign-figures.server.ts';

type CampaignCardsProps = {
  campaigns: readonly {
    id: number;
    href: string;
    name: string;
    state: keyof typeof messages.states;
    /** Code, days and figures, one line each. */
    lines: readonly string[];
  }[];
};

/** All campaigns, for staff. */
export function CampaignCards({ campaigns }: CampaignCardsProps) {
  return (
    <ul className="campaign-cards">
      {campaigns.map(({ id, href, name, state, lines }) => (
        <li key={id}>
          <Card look="raised">
            <h2>{name}</h2>
            <p>
              <strong>{messages.states[state]}</strong>
            </p>
            {lines.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
            <p>
              <a className="campaign-open" href={href}>
                {messages.open}
                <span className="visually-hidden"> {messages.openOf(name)}</span>
              </a>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

const PARTS = ['booked', 'ahead', 'attended', 'missed', 'cancelled', 'unsettled', 'views'] as const;

/** What became of a campaign: appointments by state, and views of its page. */
export function CampaignFiguresTable({ figures }: { figures: CampaignFigures }) {
  const labels = messages.figures;
  return (
    <section className="stack" aria-labelledby="numeros">
      <h2 id="numeros">{labels.title}</h2>
      <div className="staff-scroll">
        <table className="campaign-figures">
          <caption className="visually-hidden">{labels.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.what}</th>
              <th scope="col">{labels.count}</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{labels[part]}</th>
                <td>{figures[part]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">{labels.viewsNote}</p>
    </section>
  );
}
