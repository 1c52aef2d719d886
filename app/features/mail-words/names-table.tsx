import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';

const messages = staffMailWords;

export type NameRow = {
  name: string;
  example: string;
  place: keyof typeof messages.places;
};

/** The names that the texts of a mail may have, with what they become. */
export function NamesTable({ names }: { names: readonly NameRow[] }) {
  const { name, example, where } = messages.nameColumns;
  return (
    <div className="staff-scroll">
      <table className="staff-table">
        <caption>{messages.names}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{example}</th>
            <th scope="col">{where}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((row) => (
            <tr key={row.name}>
              <th scope="row">{`{${row.name}}`}</th>
              <td>{row.example}</td>
              <td>{messages.places[row.place]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
