/** A questionnaire. */
type Asked = { name: string; questions: number };

/** An appointment of a series after a surgery. */
type ToldControl = {
  name: string;
  daysAfter: number;
  toleranceDays: number;
  /** As which it is booked. */
  service: string;
  durationMinutes: number | null;
};

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const waiting = (count: number) =>
  count === 1 ? '1 lembrete que espera' : `${count} lembretes que esperam`;
const inDays = (days: number) => (days === 1 ? '1 dia' : `${days} dias`);
const free = (count: number) => `${count.toLocaleString('pt-BR')} horários livres`;

/** What a changed setting would do, before it is saved. */
export const staffEffects = {
  title: 'O que muda ao salvar',
  text: 'Nada foi salvo ainda. Confira e salve de novo, ou mude o que quiser.',
  save: 'Salvar assim',

  /** Which times the site shows first. */
  compactDays: {
    save: 'Salvar ordem assim',
    days: (name: string, count: number, slots: number) =>
      `${name}: em ${count === 1 ? '1 dia' : `${count} dias`} dos próximos 7 aparecem primeiro outros horários; ${slots === 1 ? 'o horário livre continua' : `os ${free(slots)} continuam`} à escolha.`,
    /** Times that come first then, and those that do no more. */
    day: (day: string, come: readonly string[], go: readonly string[]) =>
      `Por exemplo, ${day}: ${
        come.length === 0
          ? `sem ${list.format(go)}`
          : go.length === 0
            ? `também ${list.format(come)}`
            : `${list.format(come)} no lugar de ${list.format(go)}`
      }.`,
    more: (count: number) =>
      count === 1 ? 'Muda também em mais 1 serviço.' : `Muda também em mais ${count} serviços.`,
    same: 'Nos próximos 7 dias aparecem primeiro os mesmos horários de antes.',
    kept: 'Só a ordem muda: nenhum horário entra nem sai, e o que está marcado fica.',
  },

  /** Rooms and devices. */
  places: {
    saveMove: 'Mudar de unidade assim',
    saveNew: 'Incluir assim',
    closes: (house: string, places: string) => `Em ${house}, fecha por semana: ${places}.`,
    opens: (house: string, places: string) => `Em ${house}, abre por semana: ${places}.`,
    same: (house: string) => `Em ${house}, as vagas por semana continuam as mesmas.`,
    booked: (count: number, house: string) =>
      count === 0
        ? 'Nenhum agendamento futuro precisa disto.'
        : count === 1
          ? `1 agendamento já feito em ${house} precisa disto. Continua valendo: remarque, se for o caso.`
          : `${count} agendamentos já feitos em ${house} precisam disto. Continuam valendo: remarque cada um, se for o caso.`,
    week: (service: string, after: number, before: number) =>
      `${service}: ${after === 0 ? 'nenhuma vaga' : after === 1 ? '1 vaga' : `${after} vagas`} por semana, em vez de ${before}.`,
  },

  newService: {
    save: 'Criar serviço assim',
    none: 'Nas próximas 2 semanas não há nenhuma vaga para este serviço: confira a duração e os horários de quem faz e da sala ou aparelho.',
  },

  reminders: {
    moved: (count: number) =>
      count === 1 ? `${waiting(1)} vai em outra hora.` : `${waiting(count)} vão em outra hora.`,
    gone: (count: number) =>
      count === 1 ? `${waiting(1)} não vai mais.` : `${waiting(count)} não vão mais.`,
    added: (count: number) =>
      count === 1
        ? 'Vai 1 lembrete a mais, de quem já está marcado.'
        : `Vão ${count} lembretes a mais, de quem já está marcado.`,
    soon: (count: number) =>
      count === 1
        ? 'Destes, 1 já passou da hora e sai logo depois de salvar, de dia.'
        : `Destes, ${count} já passaram da hora e saem logo depois de salvar, de dia.`,
    none: 'De quem já está marcado, nenhum lembrete muda. Vale para quem marcar a partir de agora.',
    kept: 'O que já foi enviado fica como está.',
  },

  questionnaire: {
    instead: (after: Asked, before: Asked) =>
      `Quem responder no site a partir de agora vê “${after.name}”, com ${after.questions} perguntas, em vez de “${before.name}”, com ${before.questions}.`,
    received: (count: number) =>
      count === 0
        ? 'Ainda não chegou nenhuma resposta.'
        : count === 1
          ? 'A resposta que já chegou fica como foi dada, com as perguntas de antes.'
          : `As ${count} respostas que já chegaram ficam como foram dadas, com as perguntas de antes.`,
    campaigns: (count: number) =>
      count === 1
        ? 'A página de 1 campanha no site leva a ele: ela passa a levar às novas perguntas.'
        : `As páginas de ${count} campanhas no site levam a ele: elas passam a levar às novas perguntas.`,
    notOffered: 'O site não oferece o questionário agora. Vale quando voltar a oferecer.',
  },

  returns: {
    days: (after: number, before: number) =>
      `O retorno não se paga até ${after === 1 ? '1 dia' : `${after} dias`} depois da consulta, em vez de ${before}.`,
    open: (count: number, until: string) =>
      count === 1
        ? `1 consulta já feita espera um retorno sem pagar: o prazo passa a terminar em ${until}.`
        : `${count} consultas já feitas esperam um retorno sem pagar: o último prazo passa a terminar em ${until}.`,
    /** Of the day on which it begins, where that is to come. */
    lost: (count: number, day: string | null = null) => {
      const still = day === null ? 'hoje' : `em ${day} ainda`;
      return count === 1
        ? `1 consulta já feita, que ${still} tem direito a retorno sem pagar, deixa de ter.`
        : `${count} consultas já feitas, que ${still} têm direito a retorno sem pagar, deixam de ter.`;
    },
    won: (count: number) =>
      count === 1
        ? '1 consulta já feita passa a ter direito a retorno sem pagar.'
        : `${count} consultas já feitas passam a ter direito a retorno sem pagar.`,
    none: 'Nenhuma consulta já feita é atingida: vale para as próximas.',
    noneOn: (day: string) =>
      `Nenhuma consulta já feita é atingida em ${day}: conta o que for feito até lá e depois.`,
    booked: (count: number, last: string) =>
      count === 1
        ? `O retorno já marcado, em ${last}, fica como foi combinado.`
        : `Os ${count} retornos já marcados, o último em ${last}, ficam como foram combinados.`,
    gains: (names: string) => `Passa a ter retorno: ${names}.`,
    loses: (names: string) => `Deixa de ter retorno: ${names}.`,
    /** A service with a rule of its own; null: its returns are paid for. */
    ownDays: (name: string, days: number | null) =>
      days === null
        ? `${name}: todo retorno passa a se pagar.`
        : `${name}: o retorno não se paga até ${inDays(days)} depois.`,
    ownControls: (surgery: string, controls: readonly string[]) =>
      controls.length === 0
        ? `${surgery}: deixa de ter controles próprios; valem os dias das outras cirurgias.`
        : `${surgery}: o pós-operatório passa a ser ${controls.join('; ')}.`,
    control: ({ name, daysAfter, toleranceDays, service, durationMinutes }: ToldControl) =>
      `${name} (${inDays(daysAfter)} depois, ${
        toleranceDays === 0 ? 'só nesse dia' : `até ${inDays(toleranceDays)} a mais`
      }, como ${service}${durationMinutes === null ? '' : `, ${durationMinutes} minutos`})`,
    surgeryGains: (names: string) => `Passa a ter pós-operatório: ${names}.`,
    surgeryLoses: (names: string) => `Deixa de ter pós-operatório: ${names}.`,
    surgeryDays: (days: string) =>
      `O pós-operatório passa a ser marcado para estes dias depois da cirurgia: ${days}.`,
    surgeryAs: (name: string) => `O pós-operatório passa a ser marcado como ${name}.`,
    seriesKept: (count: number, last: string) =>
      count === 1
        ? `A consulta de pós-operatório já marcada, em ${last}, fica como está.`
        : `As ${count} consultas de pós-operatório já marcadas, a última em ${last}, ficam como estão.`,
  },
};
