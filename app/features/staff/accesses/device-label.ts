/** The first that fits counts: Edge and Opera also say Chrome, and Chrome also says Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** A browser and its system in two words, 'Firefox, Windows'; no version, which would tell devices apart. */
export function deviceLabel(userAgent: string): string {
  const short = userAgent.slice(0, 500);
  const browser = BROWSERS.find(([pattern]) => pattern.test(short))?.[1] ?? 'Outro navegador';
  const system = SYSTEMS.find(([pattern]) => pattern.test(short))?.[1];
  return system ? `${browser}, ${system}` : browser;
}
