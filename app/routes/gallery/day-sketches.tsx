import { data, useParams } from 'react-router';
import type { DayGridView } from '#app/features/agenda/grid/day-grid.ts';
import { GridOfDay } from '#app/features/agenda/grid/day-grid.tsx';
import { SIGN_WORDS } from '#app/features/agenda/grid/grid-legend.tsx';
import { placeClass } from '#app/features/agenda/grid/grid-place.ts';
import { StateShape } from '#app/features/agenda/grid/state-shape.tsx';
import '#app/features/staff/staff.css';
import './day-sketches.css';
import { sketchedDay } from './day-sketch.ts';

export function meta() {
  return [{ title: 'Esboços do dia' }, { name: 'robots', content: 'noindex' }];
}

/**
 * Three ways to see a day of 22 appointments, two practitioners and five devices: /galeria/dia/a, b and c; only in
 * development. docs/decisions/0063 says why the first, and why the third stays as the list.
 */
const SKETCHES: Record<string, React.ComponentType<{ day: DayGridView }>> = {
  a: ({ day }) => <GridOfDay grid={day} label="quarta-feira, 2 de dezembro" moved={null} />,
  b: LinesOfTime,
  c: ListUnderStrips,
};

export default function DaySketches() {
  const Sketch = SKETCHES[useParams().sketch ?? ''];
  if (!Sketch) throw data(null, { status: 404 });
  return (
    <div className="staff-main">
      <div className="screen screen-dense">
        <div className="wrap">
          <div className="page-header">
            <h1>Quarta-feira, 2 de dezembro</h1>
          </div>
          <Sketch day={sketchedDay()} />
        </div>
      </div>
    </div>
  );
}

/** A line for each practitioner and device, time to the right. */
function LinesOfTime({ day }: { day: DayGridView }) {
  return (
    <section className="sketch-lines" aria-label="Linhas do tempo">
      {day.columns.map(({ slug, name, events, open }) => (
        <section key={slug} className="sketch-line" aria-labelledby={`line-${slug}`}>
          <h2 id={`line-${slug}`}>{name}</h2>
          {open.map(({ row, rows }) => (
            <span key={row} className={`sketch-open ${placeClass(row, rows)}`} />
          ))}
          {events.map(({ key, row, rows, time, title, what, sign }) => (
            <a key={key} href="#cal" className={`sketch-cell ${placeClass(row, rows)}`}>
              {sign ? <StateShape sign={sign} /> : null}
              <strong>{time}</strong> {title} <span>{what}</span>
            </a>
          ))}
        </section>
      ))}
    </section>
  );
}

/** Who is taken when as thin strips, and below them a line of words for each appointment. */
function ListUnderStrips({ day }: { day: DayGridView }) {
  const visits = day.columns
    .filter(({ kind }) => kind === 'practitioner')
    .flatMap(({ name, events }) => events.map((event) => ({ ...event, name })))
    .sort((one, other) => one.at.localeCompare(other.at));
  return (
    <>
      <div className="sketch-lines sketch-strips" aria-hidden="true">
        {day.columns.map(({ slug, name, events }) => (
          <div key={slug} className="sketch-line">
            <span>{name}</span>
            {events.map(({ key, row, rows }) => (
              <span key={key} className={`sketch-cell ${placeClass(row, rows)}`} />
            ))}
          </div>
        ))}
      </div>
      <table className="sketch-list">
        <tbody>
          {visits.map(({ key, time, title, what, name, sign }) => (
            <tr key={key}>
              <th scope="row">{time}</th>
              <td>
                <a href="#cal">{title}</a>
              </td>
              <td>{what}</td>
              <td>{name}</td>
              <td>
                {sign ? <StateShape sign={sign} /> : null} {sign ? SIGN_WORDS[sign] : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
