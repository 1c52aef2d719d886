let zone: string | undefined;

/**
 * The clinic's time zone, 'America/Manaus'. A process serves one clinic: it follows the record in force.
 * @throws before it is known, so that nothing reckons in a zone by chance; a browser is told it by its page instead
 */
export function clinicZone(): string {
  if (zone === undefined) throw new Error("the clinic's time zone is not known yet");
  return zone;
}

/**
 * From now on the process reckons in this zone. Called with each record that comes into force, and never for a
 * preview.
 * @throws RangeError for what is no time zone
 */
export function setClinicZone(timeZone: string): void {
  if (zone === timeZone) return;
  Intl.DateTimeFormat('en-US', { timeZone });
  zone = timeZone;
}
