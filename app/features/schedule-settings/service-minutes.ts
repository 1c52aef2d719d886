/** Grid of the agenda, as in the clinic record. */
const GRID_MINUTES = 5;

/** How long a service, and what is kept free around it, may take. */
export const SERVICE_MINUTES = {
  duration: { min: 5, max: 480 },
  buffer: { min: 0, max: 120 },
} as const;

/** Whole minutes on the agenda's grid and within the limits, or null. */
export function parseMinutes(
  value: string,
  { min, max }: { min: number; max: number },
): number | null {
  const text = value.trim();
  if (!/^\d{1,3}$/.test(text)) return null;
  const minutes = Number(text);
  return minutes % GRID_MINUTES === 0 && minutes >= min && minutes <= max ? minutes : null;
}
