import { z } from 'zod';
import { field } from './field-meta.ts';

/** Whether the booking form asks for something, and whether it may stay empty. */
export const ASKED = ['required', 'optional', 'off'] as const;
export type Asked = (typeof ASKED)[number];

const WORDS = { required: 'Sim, é preciso', optional: 'Sim, quem quiser', off: 'Não perguntar' };

/** Free text is never needed: who has nothing to say would have to make something up. */
const NOTE_ASKED = ['optional', 'off'] as const;

/** What the site and its public API ask of who books, and the address that the waiting list asks for. Name and phone
 * always: without them nobody can be called. */
export const bookingForm = z
  .strictObject({
    birthDate: field(z.enum(ASKED).default('required'), {
      label: 'Data de nascimento',
      help: 'De crianças e adolescentes o site sempre pergunta. Quem não diz a data marca que o paciente tem 18 anos ou mais. Vale também para quem marca pela API.',
      options: WORDS,
    }),
    email: field(z.enum(ASKED).default('optional'), {
      label: 'E-mail',
      help: 'Sem e-mail, a pessoa não recebe confirmação nem lembrete por escrito. Vale também para a lista de espera e para a API: onde não se pergunta, a recepção oferece o horário por telefone ou WhatsApp.',
      options: WORDS,
    }),
    card: field(z.enum(ASKED).default('optional'), {
      label: 'Carteirinha do convênio',
      help: 'Número e validade, só de quem tem convênio. Sem a pergunta, a recepção anota no dia. Vale também para a API.',
      options: WORDS,
    }),
    note: field(z.enum(NOTE_ASKED).default('off'), {
      label: 'Observação para a recepção',
      help: 'Um texto curto, de até 300 letras: cadeira de rodas, quem vem junto, a melhor hora para ligar. A página pede para não falar da saúde ali. Só a equipe lê, e o texto é apagado 90 dias depois do atendimento.',
      options: { optional: WORDS.optional, off: WORDS.off },
    }),
  })
  .prefault({});
