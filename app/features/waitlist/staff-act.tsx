import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

export function Phone({ phone, phoneHref }: { phone: string; phoneHref: string }) {
  return (
    <a href={phoneHref}>
      <PhoneText>{phone}</PhoneText>
    </a>
  );
}

type ActProps = {
  value: string;
  label: string;
  name: string;
  look?: 'primary' | 'secondary' | 'quiet';
};

/** A button that says whom it is about to who cannot see the row. */
export function Act({ value, label, name, look = 'secondary' }: ActProps) {
  return (
    <Button name="acao" value={value} look={look}>
      {label}
      <Of name={name} />
    </Button>
  );
}

export function Of({ name }: { name: string }) {
  return <span className="visually-hidden">{messages.list.of(name)}</span>;
}
