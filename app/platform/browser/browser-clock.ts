/** Milliseconds since 1970 by a clock that goes on from page to page and never jumps within one. */
export function browserNowMs(): number {
  return performance.timeOrigin + performance.now();
}
