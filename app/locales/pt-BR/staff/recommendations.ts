import { withArticle } from '#app/platform/text/clinic-article.ts';

/** Texts about what the doctor recommends after an appointment. */
export const staffRecommendations = {
  panel: {
    title: 'Volta recomendada',
    hint: 'O site avisa a pessoa antes da data, e ela marca com dois toques. Sem e-mail, ela entra na lista para ligar.',
    open: 'Anotar volta ou exame',
    when: 'Quando',
    terms: {
      '7d': '7 dias',
      '15d': '15 dias',
      '30d': '30 dias',
      '3m': '3 meses',
      '6m': '6 meses',
      '12m': '1 ano',
    },
    day: 'Ou até esta data',
    kind: 'O quê',
    kinds: { return: 'Retorno', referral: 'Exame ou procedimento (encaminhamento)' },
    service: 'Serviço',
    by: 'Quem recomendou',
    note: 'Recado para a recepção',
    noteHint: 'Sem diagnóstico nem nada do prontuário. Exemplo: “prefere de manhã”.',
    submit: 'Guardar',
    list: 'Ver quem falta marcar',
    missing: 'Escolha um prazo ou uma data depois de hoje.',
    gone: 'Não foi guardado: o agendamento, o serviço ou o profissional mudou. Confira e tente de novo.',
    line: (what: string, due: string, state: string) => `${what}, ${due}: ${state}`,
    states: {
      open: 'falta marcar',
      booked: 'marcado',
      declined: 'não quis',
      withdrawn: 'cancelado pela clínica',
    },
  },

  list: {
    title: 'Voltas para marcar',
    lead: 'Quem o médico quer ver de novo e ainda não marcou. Os mais urgentes primeiro.',
    none: 'Ninguém para chamar agora.',
    later: 'Mais adiante',
    laterLead: 'Ainda é cedo para chamar.',
    due: (day: string) => `Para ${day}`,
    mails: {
      later: 'Ainda não avisado',
      asked: 'E-mail saindo',
      sent: 'Avisado por e-mail',
      failed: 'O e-mail voltou',
      none: 'Sem aviso por e-mail',
    },
    tries: (count: number, ago: string) =>
      count === 1 ? `Não atendeu ${ago}.` : `Não atendeu ${count} vezes, a última ${ago}.`,
    contact: (name: string) => `Contato: ${name}`,
    whatsapp: (patient: string) => `WhatsApp com o link para ${patient}`,
    whatsappText: (name: string, clinic: string, link: string) =>
      `Olá, ${name}! Aqui é ${withArticle('da', clinic)}. Já pode marcar o próximo horário por este link: ${link}`,
    book: 'Marcar',
    bookFor: (patient: string) => `Marcar o horário de ${patient}`,
    noAnswer: 'Não atende',
    declined: 'Não quer',
    withdrawn: 'Tirar da lista',
    changed: 'Já foi resolvido por outra pessoa ou marcado pelo paciente.',
    back: 'Agenda',
  },
};
