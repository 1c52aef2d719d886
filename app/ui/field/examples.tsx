import { TextArea, TextField } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export const plain = (
  <TextField id="exemplo-contato" name="nome" label="Nome completo" autoComplete="name" required />
);

export const withHint = (
  <TextField
    id="exemplo-telefone"
    name="telefone"
    label="Telefone com DDD"
    hint="Usamos só para falar desta consulta."
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    width="medium"
  />
);

export const wrong = (
  <TextField
    id="exemplo-email"
    name="email"
    label="E-mail (opcional)"
    error="E-mail inválido."
    defaultValue="maria@"
    type="email"
    autoComplete="email"
  />
);

export const several = (
  <TextArea
    id="exemplo-mensagem"
    name="mensagem"
    label="Mensagem"
    hint="Não escreva detalhes de saúde."
  />
);

export const severalWrong = (
  <TextArea
    id="exemplo-mensagem-curta"
    name="mensagem"
    label="Mensagem"
    error="Mensagem muito curta (mín. 10 caracteres)."
    defaultValue="Oi"
    rows={3}
  />
);

export const filledWithLongWords = (
  <TextField
    id="exemplo-endereco"
    name="endereco"
    label="E-mail de quem vai receber o resultado do exame e os lembretes da próxima visita"
    hint="Um endereço por vez."
    defaultValue="maria.aparecida.de.albuquerque.cavalcanti@correio.exemplo.example.com"
    type="email"
  />
);

export const narrow = (
  <TextField id="exemplo-ano" name="ano" label="Ano" inputMode="numeric" width="short" />
);

export const asTheOnlyQuestion = (
  <TextField id="exemplo-pergunta" name="nome" label="Como você se chama?" labelIsHeading />
);

export const severalFieldsOfOneQuestion = (
  <FieldGroup
    id="exemplo-grupo"
    legend="Quando dói?"
    hint="Responda como souber."
    error="Conte quando começou."
  >
    <TextField id="exemplo-comeco" name="comeco" label="Começou" width="medium" />
    <TextField id="exemplo-fim" name="fim" label="Passou" width="medium" />
  </FieldGroup>
);
