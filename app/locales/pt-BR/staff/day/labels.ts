/** Labels for folders and exams. */
export const staffLabels = {
  title: 'Etiquetas',
  task: 'Etiquetas',
  one: 'Etiqueta para a pasta',
  back: { day: 'Agenda do dia', appointment: 'Agendamento' },
  leadDay: (day: string, only: string, count: number) =>
    `${count === 1 ? '1 etiqueta' : `${count} etiquetas`} de ${day}${only && `, ${only}`}. Traz nome, nascimento, protocolo, dia e hora, serviço e profissional.`,
  leadOne: (patient: string) =>
    `Uma etiqueta, de ${patient}. Traz nome, nascimento, protocolo, dia e hora, serviço e profissional.`,
  none: 'Ninguém está marcado: não há etiqueta para imprimir.',
  sheet: 'Qual folha de etiquetas?',
  sheets: {
    a4356: { name: 'A4, 33 etiquetas', hint: '25,4 × 63,5 mm, como a Pimaco A4356.' },
    a4251: { name: 'A4, 65 etiquetas', hint: '21,2 × 38,2 mm, como a Pimaco A4251.' },
    '6180': { name: 'Carta, 30 etiquetas', hint: '25,4 × 66,7 mm, como a Pimaco 6180.' },
  },
  first: 'Começar na etiqueta número',
  firstHint:
    'Folha nova: 1. Numa folha já usada, conte da esquerda para a direita, linha por linha. Imprima em tamanho real, sem ajustar à página.',
  wrongFirst: (count: number) => `Esta folha tem etiquetas de 1 a ${count}.`,
  submit: 'Abrir as etiquetas em PDF',
  file: (on: string) => `etiquetas-${on}.pdf`,
  born: (day: string) => `Nasc. ${day}`,
  protocol: (protocol: string) => `Prot. ${protocol}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
};
