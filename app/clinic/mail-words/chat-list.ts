import type { MailKind } from './mail-list.ts';

const TALK = ['nome', 'tratamento', 'clínica', 'telefone'] as const;
const COMING = [...TALK, 'paciente', 'data', 'unidade', 'endereço'] as const;

/** Of a chat that staff open in WhatsApp: one text, which a locked screen shows too. */
const chat = { group: 'chat', subject: [] } as const satisfies Partial<MailKind>;

/** The texts that come ready when staff open WhatsApp, and whose words a clinic may change. */
export const CHATS = {
  'chat-ask': {
    ...chat,
    label: 'WhatsApp: você vem?',
    when: 'Em “Confirmações”, quando faltam dias para a consulta.',
    opening: [...COMING, 'link'],
    needs: ['data', 'link'],
  },
  'chat-prepare': {
    ...chat,
    label: 'WhatsApp: preparo',
    when: 'Em “Confirmações”, quando há preparo a fazer.',
    opening: [...COMING, 'link'],
    needs: ['data', 'link'],
  },
  'chat-agenda': {
    ...chat,
    label: 'WhatsApp: sobre um agendamento',
    when: 'Na agenda e na página do agendamento: a primeira frase da conversa.',
    opening: [...COMING, 'protocolo'],
    needs: ['data'],
  },
  'chat-offer': {
    ...chat,
    label: 'WhatsApp: vagou um horário',
    when: 'Na lista de espera, para oferecer um horário.',
    opening: [...TALK, 'data', 'unidade', 'endereço', 'prazo', 'link'],
    needs: ['data', 'prazo', 'link'],
  },
  'chat-return': {
    ...chat,
    label: 'WhatsApp: hora do retorno ou exame',
    when: 'Em “Retornos”, quando chega a data que o profissional recomendou.',
    opening: [...TALK, 'paciente', 'link'],
    needs: ['link'],
  },
  'chat-inbox': {
    ...chat,
    label: 'WhatsApp: resposta a quem escreveu',
    when: 'Em “Mensagens”: a primeira frase da conversa.',
    opening: TALK,
  },
} as const satisfies Record<string, MailKind>;

export type ChatId = keyof typeof CHATS;

export function isChatId(name: string): name is ChatId {
  return Object.hasOwn(CHATS, name);
}
