import { ofPerson } from '#app/platform/text/clinic-article.ts';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What other hours in the clinic's data do to the agenda: those of people, and those of the houses. */
export const staffRecordHours = {
  /** Of a clinic with one house. */
  clinic: 'Horários da clínica',
  entry: (names: readonly string[], text: string) =>
    `${list.format(names)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  same: 'Nenhuma vaga por semana abre nem fecha.',
  keeps: (name: string) =>
    `O horário ${ofPerson(name)} já foi definido em “Horários de atendimento” e continua como está: pausas e dias daqui não mudam as vagas.`,
  keepsInHouse: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} tem horário próprio em “Horários de atendimento” e continua com ele.`
      : `${list.format(names)} têm horário próprio em “Horários de atendimento” e continuam com ele.`,
};
