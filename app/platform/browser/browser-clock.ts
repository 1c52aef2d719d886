/** Milliseconds since 1970; continuous from page to page and monotonic within one. */
export function browserNowMs(): number {
  return performance.timeOrigin + performance.now();
}
