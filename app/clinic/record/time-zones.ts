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

/** Every state and the Federal District, by its two letters. */
export const STATES: readonly string[] = Object.keys(ZONES).sort();

/** The time zone of a state; that of Brasília for letters that are no state. */
export function zoneOfState(stateCode: string): string {
  return ZONES[stateCode] ?? 'America/Sao_Paulo';
}
