import type { staffFrame } from './frame.ts';

/** A page of the navigation, or one that the first page adds. */
type Task = Exclude<keyof typeof staffFrame.navigation, 'home'> | 'account';

/** Texts of the first page of the staff side. */
export const staffHome = {
  title: (name: string) => `Olá, ${name}`,
  lead: (role: string) => `Sua função: ${role}. O que você pode fazer aqui:`,
  privacy: (since: string) =>
    `A política de privacidade do site mudou desde que alguém a leu. ${since ? `${since}. ` : ''}Leia e marque de novo em`,
  privacyLink: 'Abrir o site',
  /** What a page is for, and how many wait there now. */
  task: (text: string, count: string) => (count ? `${text} Agora: ${count}.` : text),
  today: 'Agenda de hoje',
  week: 'Últimos 7 dias, comparados com os 7 anteriores',
  weekMore: 'Ver todos os números',
  tasks: {
    privacy: 'Pedidos sobre dados pessoais, prazos de guarda e incidentes.',
    accesses: 'Quem entrou, de que aparelho, e quem abriu o registro de quem.',
    dataExport: 'Baixar tudo o que a clínica tem num arquivo só.',
    people: 'Convidar pessoas, dar a cada uma a sua função e tirar o acesso de quem saiu.',
    agenda: 'Ver os agendamentos do dia e da semana, marcar, mudar e cancelar.',
    patients: 'Encontrar alguém pelo nome ou pelo telefone.',
    confirmations: 'Perguntar a quem tem horário se vem, uma pessoa de cada vez.',
    waitlist: 'Avisar quem recebeu um horário que vagou, e ver quem espera.',
    screenings: 'Ler as respostas do questionário de olho seco que pacientes enviaram.',
    inbox: 'Ler e responder o que chegou pelo site.',
    orders: 'Assinaturas de lentes: entregas, revisões e parcelas.',
    jobs: 'E-mails que não saíram e rotinas da noite que pararam.',
    decisions: 'Horários e afirmações do site que só a clínica pode acertar.',
    content: 'Escrever, agendar e publicar os textos do site.',
    statements: 'Conferir o que a clínica diz de si.',
    questionnaire: 'Escolher quais perguntas sobre olho seco o site faz.',
    campaigns: 'Fazer campanhas com código, e ver quantas pessoas marcaram com elas.',
    testimonials: 'Guardar o que pacientes deixaram mostrar, com a autorização.',
    dataImport: 'Pacientes, agendamentos e fechamentos de outro programa ou de uma planilha.',
    clinic: 'Endereço, telefones, pessoas, convênios e todas as regras, num lugar só.',
    map: 'Conferir o desenho dos arredores da clínica e pôr um mapa novo.',
    payments: 'Ver o que foi pago e o que falta, e conferir o extrato do banco.',
    figures: 'Agendamentos, faltas, páginas vistas e velocidade do site.',
    checks: 'Como estão o site e a agenda, e quem chamar quando algo não funciona.',
    errors: 'O que deu errado nos aparelhos dos visitantes.',
    account: 'Trocar a senha, usar a verificação em duas etapas e encerrar acessos esquecidos.',
  } satisfies Record<Task, string>,
};
