/** A point on Earth in degrees; north and east are positive. */
export type Place = { latitude: number; longitude: number };

/** Sunrise and sunset, or that the sun stays above ('up') or below ('down') the horizon all day. */
export type SunTimes = { state: 'sets'; risesAt: Date; setsAt: Date } | { state: 'up' | 'down' };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Noon UTC of 1 January 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
const CENTURY_MS = 36_525 * DAY_MINUTES * MINUTE_MS;
/** Of the sun's upper edge at the horizon: its radius and the refraction of the air. */
const ZENITH = 90.833;

/**
 * When the sun rises and sets at a place on a day, by the equations of NOAA's solar calculator, which follow Meeus,
 * Astronomical Algorithms. Within a minute between the polar circles; hills and weather are not known.
 * @param on calendar day, '2026-11-23': the one whose noon is the sun's highest point there
 */
export function sunTimes({ latitude, longitude }: Place, on: string): SunTimes {
  const midnightMs = Date.parse(`${on}T00:00:00Z`);
  const noonAt = (minutes: number) =>
    720 - 4 * longitude - sunAt(midnightMs + minutes * MINUTE_MS).equationMinutes;
  const noon = noonAt(720 - 4 * longitude);
  const crossing = (side: -1 | 1): number | 'up' | 'down' => {
    let minutes = noon;
    // The sun moves while one computes: the second round knows where it is when it rises.
    for (let round = 0; round < 3; round += 1) {
      const { declination } = sunAt(midnightMs + minutes * MINUTE_MS);
      const half = halfDayMinutes(latitude, declination);
      if (typeof half === 'string') return half;
      minutes = noonAt(minutes) + side * half;
    }
    return minutes;
  };
  const rises = crossing(-1);
  const sets = crossing(1);
  if (typeof rises === 'string') return { state: rises };
  if (typeof sets === 'string') return { state: sets };
  const instant = (minutes: number) => new Date(midnightMs + Math.round(minutes * MINUTE_MS));
  return { state: 'sets', risesAt: instant(rises), setsAt: instant(sets) };
}

/** Minutes between the sun's highest point and its setting. */
function halfDayMinutes(latitude: number, declination: number): number | 'up' | 'down' {
  const cosine =
    cos(ZENITH) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination);
  if (cosine < -1) return 'up';
  if (cosine > 1) return 'down';
  return 4 * degrees(Math.acos(cosine));
}

/** The sun's declination in degrees, and by how many minutes the sundial is ahead of the clock. */
function sunAt(ms: number): { declination: number; equationMinutes: number } {
  const t = (ms - EPOCH_MS) / CENTURY_MS;
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537);
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267);
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - t * 0.000101) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const apparentLongitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node);
  const meanObliquity =
    23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60;
  const obliquity = meanObliquity + 0.00256 * cos(node);
  const y = tan(obliquity / 2) ** 2;
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y ** 2 * sin(4 * meanLongitude) -
    1.25 * eccentricity ** 2 * sin(2 * anomaly);
  return {
    declination: degrees(Math.asin(sin(obliquity) * sin(apparentLongitude))),
    equationMinutes: 4 * degrees(equation),
  };
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(radians(angle));
const cos = (angle: number) => Math.cos(radians(angle));
const tan = (angle: number) => Math.tan(radians(angle));
