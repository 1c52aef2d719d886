/** The time zones of Brazil by state, as the tz database names them. Lei 11.662/2008, Lei 12.876/2013. */
const ZONES: Readonly<Record<string, string>> = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  DF: 'America/Sao_Paulo',
  ES: 'America/Sao_Paulo',
  GO: 'America/Sao_Paulo',
  MA: 'America/Fortaleza',
  MG: 'America/Sao_Paulo',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  PR: 'America/Sao_Paulo',
  RJ: 'America/Sao_Paulo',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  RS: 'America/Sao_Paulo',
  SC: 'America/Sao_Paulo',
  SE: 'America/Maceio',
  SP: 'America/Sao_Paulo',
  TO: 'America/Araguaina',
};

/** Where a state's towns do not all share its zone. */
export const OTHER_ZONES = ['America/Noronha', 'America/Eirunepe', 'America/Santarem'] as const;

/** What staff call them. */
export const OTHER_ZONE_NAMES = {
  'America/Noronha': 'Fernando de Noronha',
  'America/Eirunepe': 'Sudoeste do Amazonas (Eirunepé)',
  'America/Santarem': 'Oeste do Pará (Santarém)',
} as const satisfies Record<(typeof OTHER_ZONES)[number], string>;

/**
 * What each zone shows at `FRESH_AT`. Older zone data still has summer time, which Brazil abolished in 2019: every
 * appointment in summer would be an hour off.
 */
export const FRESH_TIMES: Readonly<Record<string, string>> = {
  'America/Araguaina': '09:00',
  'America/Bahia': '09:00',
  'America/Belem': '09:00',
  'America/Boa_Vista': '08:00',
  'America/Campo_Grande': '08:00',
  'America/Cuiaba': '08:00',
  'America/Eirunepe': '07:00',
  'America/Fortaleza': '09:00',
  'America/Maceio': '09:00',
  'America/Manaus': '08:00',
  'America/Noronha': '10:00',
  'America/Porto_Velho': '08:00',
  'America/Recife': '09:00',
  'America/Rio_Branco': '07:00',
  'America/Santarem': '09:00',
  'America/Sao_Paulo': '09:00',
};
/** A summer's noon in UTC. */
export const FRESH_AT = '2027-01-15T12:00:00Z';

/** @throws when this runtime's zone data is stale for any zone of Brazil */
export function assertFreshTimeZoneData(): void {
  const form = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
  for (const [timeZone, time] of Object.entries(FRESH_TIMES)) {
    const shown = new Intl.DateTimeFormat('en-US', { ...form, timeZone }).format(
      Date.parse(FRESH_AT),
    );
    if (shown !== time)
      throw new Error(
        `Stale time zone data: ${timeZone} shows ${shown} at 2027-01-15T12:00Z, not ${time}`,
      );
  }
}

/** Every state and the Federal District, by its two letters. */
export const STATES: readonly string[] = Object.keys(ZONES).sort();

/** The time zone of a state; that of Brasília for letters that are no state. */
export function zoneOfState(stateCode: string): string {
  return ZONES[stateCode] ?? 'America/Sao_Paulo';
}
