/** The declaração de comparecimento, for employers and schools. Days and times come as people read them. */
export const staffLetter = {
  title: 'Declaração de comparecimento',
  back: 'Agendamento',
  lead: (patient: string) =>
    `Para ${patient}. Diz que a pessoa esteve aqui, em que dia e de que hora a que hora. O motivo só entra se você marcar.`,
  notYet: 'A declaração pode ser feita depois que a chegada for anotada.',
  fields: {
    from: 'Chegou às',
    until: 'Saiu às',
    untilHint: 'Se a pessoa ainda está aqui, escreva a hora em que vai sair.',
    companion: 'Acompanhante (opcional)',
    companionHint: 'Nome completo, se quem veio junto também precisa da declaração.',
    service: 'Dizer o que foi feito',
    serviceHint: 'Só a pedido do paciente: é dado de saúde, e o empregador não precisa saber.',
  },
  submit: 'Ver a declaração',
  pdf: 'Abrir em PDF',
  again: 'Corrigir',
  print: 'Use Ctrl e P, ou o menu do navegador, para imprimir. O papel não mostra os controles.',
  errors: {
    time: 'Escreva a hora, como 08:42.',
    order: 'A saída vem depois da chegada.',
    companion: 'O nome tem letras demais: use no máximo 80.',
  },
  file: (protocol: string) => `declaracao-${protocol}.pdf`,
  paper: {
    taxId: (legalName: string, taxId: string, crm: string) => `${legalName}, CNPJ ${taxId}, ${crm}`,
    body: (facts: Record<'patient' | 'day' | 'from' | 'until', string>) =>
      `Declaramos, para os devidos fins, que ${facts.patient} compareceu a esta clínica em ${facts.day}, das ${facts.from} às ${facts.until}.`,
    companion: (companion: string, patient: string) =>
      `${companion} permaneceu com ${patient}, na condição de acompanhante, nesse mesmo período.`,
    service: (service: string) => `Atendimento: ${service}.`,
    place: (city: string, day: string) => `${city}, ${day}.`,
    line: '________________________________________',
    signature: 'Assinatura e carimbo',
  },
} as const;
