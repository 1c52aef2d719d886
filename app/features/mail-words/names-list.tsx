import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

const messages = staffMailWords;

export type NameRow = {
  name: string;
  example: string;
  place: keyof typeof messages.places;
};

/** The names that the texts of a mail may have, with what they become. */
export function NamesList({ names }: { names: readonly NameRow[] }) {
  return (
    <Disclosure summary={messages.names}>
      <ul>
        {names.map(({ name, example, place }) => (
          <li key={name}>
            <strong>{`{${name}}`}</strong>{' '}
            <PhoneText>{messages.becomes(example, messages.places[place])}</PhoneText>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
