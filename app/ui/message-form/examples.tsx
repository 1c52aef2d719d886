import { contactMessages } from '#app/locales/contact.ts';
import { TextField } from '#app/ui/field/field.tsx';
import { MessageForm } from './message-form.tsx';

const messages = contactMessages['pt-BR'];

export const empty = (
  <MessageForm action="#" idPrefix="exemplo-escrever-" messages={messages} formKey="">
    <TextField id="exemplo-escrever-nome" name="nome" label="Nome completo" />
  </MessageForm>
);

export const refusedForAWhile = (
  <MessageForm
    action="#"
    idPrefix="exemplo-esperar-"
    messages={messages}
    formKey=""
    refused={{
      title: 'Aguarde um momento',
      errors: [
        {
          fieldId: 'exemplo-esperar-send',
          message: 'Aguarde 30 segundos antes de enviar novamente.',
        },
      ],
      notes: ['O que você escreveu continua no formulário.'],
      waitSeconds: 30,
    }}
  >
    <TextField
      id="exemplo-esperar-nome"
      name="nome"
      label="Nome completo"
      defaultValue="Rosa Lima"
    />
  </MessageForm>
);
