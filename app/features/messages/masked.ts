/** The initials of a name: 'A. R.'; '' of none. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{Lu}/u.test(part));
  const shown = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return shown.map((part) => `${part?.charAt(0)}.`).join(' ');
}

/** An address with its first letter and its host alone: 'a•••@example.com'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${address.charAt(0)}•••${address.slice(at)}`;
}
