import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';

/** What the desk asks for first of somebody who calls. */
export type KnownVisits = {
  href: string;
  coming: readonly { protocol: string; href: string; moment: string; facts: string }[];
  /** When they came last, and how often they came; the second empty where never. */
  past: string;
  counts: string;
};

/** For somebody who is known: what they have booked already, and how it went before. */
export function KnownVisits({ href, coming, past, counts }: KnownVisits) {
  const labels = staffPatients.known;
  return (
    <>
      {coming.length > 0 ? (
        <>
          <p>{labels.has}</p>
          <ul>
            {coming.map(({ protocol, href, moment, facts }) => (
              <li key={protocol}>
                <a href={href}>{moment}</a>, {facts}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{staffPatients.person.noComing}</p>
      )}
      <p>
        {past}
        {counts === '' ? null : ` ${counts}.`} <a href={href}>{labels.page}</a>
      </p>
    </>
  );
}
