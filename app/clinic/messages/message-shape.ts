export const MESSAGE_GROUPS = {
  appointment: 'Consulta',
  reminder: 'Lembretes',
  waitlist: 'Lista de espera',
  return: 'Retornos e exames recomendados',
  money: 'Pagamentos',
  plan: 'Clube e planos',
  person: 'Contato e dados pessoais',
  staff: 'Equipe',
} as const;
export type MessageGroup = keyof typeof MESSAGE_GROUPS;

export const RECIPIENTS = {
  patient: 'ao paciente',
  waiter: 'a quem está na lista',
  payer: 'a quem paga',
  customer: 'a quem assinou',
  writer: 'a quem escreveu',
  clinic: 'ao e-mail da clínica',
  officer: 'a quem responde pelos dados pessoais',
} as const;

export const CHANNELS = { mail: 'E-mail', whatsapp: 'WhatsApp', sms: 'SMS' } as const;

/** Whether a message may be turned off: never, and why; here; or where its own setting is. */
export type MessageRule =
  | { kind: 'always'; why: string }
  | { kind: 'switch'; off: string }
  | { kind: 'elsewhere'; by: 'reminder-plan' | 'server' };

/** The jobs that send it: those of a queue with these values in what they carry, or in the row it names. */
export type MessageJob = {
  queue: string;
  kind?: string;
  audience?: 'patient' | 'customer' | 'person' | 'clinic';
  /** What an 'updated' mail tells of. */
  news?: 'displaced' | 'uncovered' | 'other';
};

export type Message = {
  group: MessageGroup;
  /** What follows 'Quando'. */
  event: string;
  /** What goes out. */
  what: string;
  /** In a few words, where it is no mail and those of the sentence would not do. */
  label?: string;
  to: keyof typeof RECIPIENTS;
  channel: keyof typeof CHANNELS;
  /** When, where it is neither at once nor by a setting that the page reads. */
  when?: string;
  rule: MessageRule;
  setting?: { label: string; href: string };
  job: MessageJob;
  /** It is for the staff, or a secret: a copy of it goes to nobody. */
  isWithoutCopy?: true;
};

export const always = (why: string) => ({ rule: { kind: 'always', why } }) as const;
export const may = (off: string) => ({ rule: { kind: 'switch', off } }) as const;
export const jobOf = (queue: string, kind: string) => ({ queue, kind }) as const;

// Why some always go out.
export const NEEDED = 'o paciente precisa do horário certo';
export const BY_HAND = 'a equipe decide a cada vez';
