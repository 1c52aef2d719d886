import { Checkbox } from './checkbox.tsx';

export const plain = (
  <Checkbox
    id="exemplo-consentimento"
    name="consent"
    label="Li o aviso e concordo com o uso dos meus dados para marcar esta consulta."
  />
);

export const wrong = (
  <Checkbox
    id="exemplo-consentimento-errado"
    name="consent"
    label="Concordo com o uso dos meus dados para marcar esta consulta."
    error="É necessário consentir com o tratamento dos dados."
  />
);

export const tickedWithHint = (
  <Checkbox
    id="exemplo-lembrete"
    name="reminder"
    label="Quero receber um lembrete."
    hint="Na véspera, por e-mail."
    defaultChecked
  />
);
