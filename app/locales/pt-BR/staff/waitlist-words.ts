/** What somebody of the waiting list wishes, in words for staff and for the copy of one's own data. */
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

const PERIODS = { any: '', morning: 'de manhã', afternoon: 'à tarde' } as const;

const NOTICES = {
  'two-hours': 'com 2 horas de aviso',
  'same-day': 'no mesmo dia, com 4 horas de aviso',
  day: 'de um dia para o outro',
  'two-days': 'com 2 dias de aviso',
} as const;

const KINDS = { earlier: 'Quer vir antes', open: 'Espera um horário', launch: 'Espera os planos' };

type Wished = {
  weekdays: readonly number[];
  period: keyof typeof PERIODS;
  firstOn: string | null;
  notice: keyof typeof NOTICES;
};

/** 'segunda e quarta, de manhã, a partir de 3/12, de um dia para o outro'. */
function wishedWords({ weekdays, period, firstOn, notice }: Wished): string {
  const days = [...weekdays].sort((one, other) => one - other);
  const isAny = WEEKDAYS.every((_, day) => day === 0 || days.includes(day));
  return [
    isAny ? 'qualquer dia' : listed(days.map((day) => WEEKDAYS[day] ?? '')),
    PERIODS[period],
    firstOn ? `a partir de ${shortDay(firstOn)}` : '',
    NOTICES[notice],
  ]
    .filter(Boolean)
    .join(', ');
}

export function waitingWords({
  kind,
  services,
  ...wished
}: Wished & { kind: keyof typeof KINDS; services: readonly string[] }): string {
  if (kind === 'launch') return KINDS.launch;
  return `${KINDS[kind]}: ${listed(services)}; ${wishedWords(wished)}`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}

function shortDay(on: string): string {
  return `${Number(on.slice(8))}/${Number(on.slice(5, 7))}`;
}
