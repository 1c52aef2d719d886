import { z } from 'zod';
import { brazilianPhone, localized } from '#app/clinic/clinic-fields.ts';
import { field } from './field-meta.ts';

/** Undefined where the clinic has only a telephone. The message waits for a number. */
export const whatsapp = field(
  z
    .strictObject({
      number: field(brazilianPhone.optional(), {
        label: 'Número do WhatsApp',
        help: 'Com DDD, por exemplo (35) 99955-0100. Em branco, o site mostra só o telefone.',
      }),
      defaultMessage: field(localized, {
        label: 'Mensagem que já vem escrita',
        help: 'Por exemplo “Olá! Quero marcar uma consulta.”.',
      }),
    })
    .optional()
    .transform(
      (chat) =>
        chat?.number && {
          number: chat.number,
          defaultMessage: chat.defaultMessage,
          link: `https://wa.me/${chat.number.e164.slice(1)}?text=${encodeURIComponent(chat.defaultMessage)}`,
        },
    ),
  { label: 'WhatsApp', section: 'contatos', isPublic: true },
);
