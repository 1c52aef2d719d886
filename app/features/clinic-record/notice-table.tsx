import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';

const { columns } = staffRecord.notices;

type NoticeView = {
  /** Earliest first. */
  times: readonly { href: string; when: string }[];
  who: string;
  phone: string;
  phoneHref: string;
  why: string;
  mail: string;
};

/** Who must be told, each person once, in the order of their first appointments: the list for the phone. */
export function NoticeTable({ patients }: { patients: readonly NoticeView[] }) {
  return (
    <div className="staff-scroll">
      <table className="staff-table staff-stacked">
        <thead>
          <tr>
            <th scope="col">{columns.who}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.phone}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{columns.mail}</th>
          </tr>
        </thead>
        <tbody>
          {patients.map(({ times, who, phone, phoneHref, why, mail }) => (
            <tr key={times[0]?.href}>
              <th scope="row">{who}</th>
              <td data-label={columns.when}>
                {times.map(({ href, when }) => (
                  <a key={href} className="notice-time" href={href}>
                    {when}
                  </a>
                ))}
              </td>
              <td data-label={columns.phone}>
                <a className="phone" href={phoneHref}>
                  {phone}
                </a>
              </td>
              <td data-label={columns.why}>{why}</td>
              <td data-label={columns.mail}>{mail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
