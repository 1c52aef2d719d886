/** Fewest characters of the application's secret. */
export const SECRET_LENGTH = 32;
const WEAK_WORDS =
  /changeme|change-me|change_me|password|passw0rd|admin|senha|secret|example|12345/i;

/** Whether a secret that is long enough is no word with numbers behind it. */
export function isHardToGuess(secret: string): boolean {
  const isShort = secret.length < SECRET_LENGTH;
  return isShort || (new Set(secret).size >= 10 && !WEAK_WORDS.test(secret));
}

/** Whether a database's address holds a password that anybody would try first. */
export function hasGuessablePassword(address: string | undefined): boolean {
  const parsed = address ? URL.parse(address) : null;
  if (!parsed?.password) return false;
  return parsed.password === parsed.username || WEAK_WORDS.test(parsed.password);
}
