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

export const longWordsInAGroup = (
  <div>
    <Disclosure
      group="exemplo-grupo"
      summary="Preciso de acompanhante para o mapeamento de retina se eu dilatar só uma das pupilas?"
    >
      <p>Sim.</p>
    </Disclosure>
    <Disclosure group="exemplo-grupo" summary="Posso dirigir depois?">
      <p>Não.</p>
    </Disclosure>
  </div>
);
