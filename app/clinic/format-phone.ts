/** A Brazilian number with its area code in brackets; any other number unchanged. */
export function formatPhone(e164: string): string {
  const [, area, first, last] = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area}) ${first}-${last}` : e164;
}
