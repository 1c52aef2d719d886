type Kept = { what: string; basis: string; period: string };

/** Each table that is kept for a while only, in the words of the retention page. */
const tables = {
  appointments: {
    what: 'Agendamentos',
    basis: 'Defesa de direitos (art. 7º, VI; art. 11, II, d)',
    period: '5 anos depois do agendamento',
  },
  appointment_notes: {
    what: 'Observações de quem marcou, para a recepção',
    basis: 'Contrato (art. 7º, V)',
    period: '90 dias depois do atendimento',
  },
  patients: {
    what: 'Pacientes',
    basis: 'Contrato e tutela da saúde (art. 7º, V; art. 11, II, f)',
    period: 'até o último agendamento sair; trazidos de outro programa, ao menos 5 anos',
  },
  contacts: {
    what: 'Cadastros de quem marca',
    basis: 'Contrato (art. 7º, V)',
    period: 'até o último agendamento sair',
  },
  consents: {
    what: 'Consentimentos',
    basis: 'Prova do consentimento (art. 8º, § 2º)',
    period: '5 anos',
  },
  consent_receipts: {
    what: 'Recibos de cookies e preferências',
    basis: 'Prova do consentimento (art. 8º, § 2º)',
    period: '5 anos',
  },
  contact_messages: {
    what: 'Mensagens do formulário, com notas e respostas',
    basis: 'Consentimento (art. 7º, I)',
    period: '12 meses',
  },
  screenings: {
    what: 'Questionários que pacientes enviaram, com as respostas cifradas',
    basis: 'Consentimento para dados de saúde (art. 11, I)',
    period: '6 meses',
  },
  leads: {
    what: 'Pedidos de horário, com notas',
    basis: 'Consentimento (art. 7º, I; art. 11, I)',
    period: '12 meses',
  },
  lead_drafts: {
    what: 'Pedidos de horário começados e não enviados',
    basis: 'Consentimento (art. 7º, I; art. 11, I)',
    period: '24 horas',
  },
  data_import_rows: {
    what: 'Linhas dos arquivos de outro programa, com o que foi achado nelas',
    basis: 'Contrato (art. 7º, V)',
    period: '30 dias depois do envio',
  },
  data_imports: {
    what: 'Quando e por quem dados de outro programa foram trazidos, e o que veio, sem nomes',
    basis: 'Defesa de direitos (art. 7º, VI)',
    period: '5 anos',
  },
  content_desks: {
    what: 'Rascunhos de textos do site ainda não guardados, e quem da equipe está com um texto aberto',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: '30 dias sem abrir o texto',
  },
  lead_openings: {
    what: 'Quantas vezes o pedido de horário foi aberto, sem dizer por quem',
    basis: 'Não é dado pessoal',
    period: '12 meses',
  },
  reminder_claims: {
    what: 'Quem da recepção está falando com quem',
    basis: 'Contrato (art. 7º, V)',
    period: '1 dia',
  },
  whatsapp_inbound: {
    what: 'Números das mensagens que o WhatsApp avisou, sem o texto',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: '14 dias',
  },
  waitlist_entries: {
    what: 'Lugares na lista de espera, com os horários oferecidos',
    basis: 'Consentimento (art. 7º, I; art. 11, I)',
    period: '6 meses',
  },
  waitlist_times: {
    what: 'Horários livres que a lista de espera conhece, sem pessoas',
    basis: 'Não é dado pessoal',
    period: 'até o horário passar',
  },
  own_page_codes: {
    what: 'Códigos de 6 números da página do paciente',
    basis: 'Contrato (art. 7º, V)',
    period: '1 dia',
  },
  privacy_requests: {
    what: 'Pedidos de privacidade, com notas e respostas',
    basis: 'Obrigação legal (art. 7º, II)',
    period: '5 anos',
  },
  audit_log: {
    what: 'Quem viu e mudou o quê',
    basis: 'Prestação de contas (art. 6º, X)',
    period: '5 anos',
  },
  incidents: {
    what: 'Incidentes e o que se escreveu deles',
    basis: 'Obrigação legal (Res. CD/ANPD 15/2024)',
    period: '5 anos depois da última anotação',
  },
  charges: {
    what: 'Cobranças, pagamentos e devoluções',
    basis: 'Obrigação legal (art. 7º, II)',
    period: '5 anos depois da última mudança, ou junto com a assinatura',
  },
  orders: {
    what: 'Assinaturas, com contrato, entregas e notas',
    basis: 'Contrato, imposto e defesa de direitos (art. 7º, II, V e VI)',
    period: '5 anos depois do fim',
  },
  order_drafts: {
    what: 'Assinaturas começadas e não terminadas',
    basis: 'Contrato (art. 7º, V)',
    period: '24 horas',
  },
  booking_drafts: {
    what: 'Agendamentos começados e não terminados',
    basis: 'Contrato (art. 7º, V)',
    period: '24 horas',
  },
  holds: { what: 'Horários reservados', basis: 'Contrato (art. 7º, V)', period: 'minutos' },
  manage_links: {
    what: 'Links do agendamento',
    basis: 'Contrato (art. 7º, V)',
    period: '24 horas depois do agendamento',
  },
  idempotency_keys: {
    what: 'Respostas guardadas para quem envia duas vezes',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: '7 dias',
  },
  rate_limits: {
    what: 'Contagem contra abuso',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: '2 dias',
  },
  last_hits: {
    what: 'Último envio de cada formulário',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: '2 dias',
  },
  used_challenges: {
    what: 'Verificações de segurança já usadas',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: 'minutos',
  },
  event_counts: {
    what: 'Somas das visitas ao site, sem dizer de quem',
    basis: 'Não são dados pessoais',
    period: '25 meses',
  },
  client_errors: {
    what: 'Erros dos navegadores, sem dizer de quem',
    basis: 'Não são dados pessoais',
    period: '90 dias sem se repetir',
  },
  staff_sessions: {
    what: 'Acessos abertos da equipe',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: '12 horas',
  },
  staff_links: {
    what: 'Convites da equipe',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: 'até vencerem',
  },
  staff_sign_ins: {
    what: 'Entradas na área da equipe: conta, aparelho e rede sem o endereço',
    basis: 'Legítimo interesse e segurança (art. 7º, IX; art. 46)',
    period: '6 meses',
  },
  staff_attempts: {
    what: 'Tentativas de entrar na área da equipe',
    basis: 'Legítimo interesse (art. 7º, IX)',
    period: '1 dia',
  },
  foreign_entries: {
    what: 'Cópias de textos do WordPress que saíram de lá',
    basis: 'Não são dados pessoais',
    period: '30 dias depois de saírem',
  },
  foreign_runs: {
    what: 'Histórico das leituras do WordPress',
    basis: 'Não são dados pessoais',
    period: '30 dias',
  },
  check_runs: {
    what: 'Resultados da verificação do sistema',
    basis: 'Segurança do serviço (art. 6º, VII)',
    period: '90 dias',
  },
  purge_runs: {
    what: 'Anotações desta limpeza',
    basis: 'Prestação de contas (art. 6º, X)',
    period: '2 anos',
  },
} satisfies Record<string, Kept>;

const rows = (count: number) => (count === 1 ? '1 registro' : `${count} registros`);

/** Texts of the page that shows how long everything is kept. */
export const staffPrivacyRetention = {
  title: 'Prazos de guarda',
  lead: 'Toda madrugada, o site apaga o que passou do prazo. Ninguém precisa fazer nada.',
  tables,
  columns: ['O que', 'Base na LGPD', 'Prazo', 'Guardados agora', 'Sairiam'],
  day: 'Simular a noite de',
  dayHint: 'Até um ano à frente. Nada é apagado: é só a conta.',
  simulate: 'Simular',
  wrongDay: 'Escolha um dia de hoje até daqui a um ano.',
  next: (on: string) => `Na noite de ${on}`,
  last: (moment: string, count: number) =>
    `Última limpeza: ${moment}, ${rows(count)} apagados.`.replace(
      '1 registro apagados',
      '1 registro apagado',
    ),
  never: 'Ainda não houve nenhuma limpeza.',
  failed: (what: string) =>
    `A última limpeza não conseguiu apagar tudo o que passou do prazo. Faltou: ${what}. Avise quem cuida do servidor.`,
  missed: 'A limpeza da madrugada não acontece há mais de dois dias. Avise quem cuida do servidor.',
  total: (count: number) =>
    count === 0 ? 'Nada passaria do prazo.' : `Ao todo sairiam ${rows(count)}.`,
  medicalRecord:
    'O prontuário não está neste site: fica no sistema da clínica por pelo menos 20 anos (Lei 13.787/2018).',
};

/** What staff must know of the last purge; null when it went well, or when there has been none. */
export function purgeWarning(
  last: { failed: readonly string[]; isMissed: boolean } | null,
): string | null {
  if (!last) return null;
  const names = new Map(Object.entries(tables));
  const what = last.failed.map((table) => names.get(table)?.what ?? table).join(', ');
  if (what !== '') return staffPrivacyRetention.failed(what);
  return last.isMissed ? staffPrivacyRetention.missed : null;
}
