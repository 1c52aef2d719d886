import { Disclosure } from './disclosure.tsx';

export const closed = (
  <Disclosure summary="Como marco um horário?">
    <p>Pelo site, pelo telefone ou pelo WhatsApp.</p>
  </Disclosure>
);

export const open = (
  <Disclosure summary="O exame dói?" isOpen>
    <p>Não costuma doer.</p>
  </Disclosure>
);
