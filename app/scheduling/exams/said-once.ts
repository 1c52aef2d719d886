/** With what a request begins, in the languages of the site. What follows an 'e' without one goes on with the last. */
const VERBS =
  /^(?:(?:não|do not|don’t) )?(?:avise|bring|chegue|come|deixe|evite|faça|fique|go|keep|leave|separe|stop|take|tell|tire|traga|use|venha|wear)\b/i;
const CONDITION = /,? (?:se tiver|se houver|if you have (?:one|any|them|some)|if there are any)$/i;

/** The requests of a line: 'Traga os exames e o pedido, se tiver.' are 'traga os exames' and 'traga o pedido, se tiver'. */
function requestsOf(line: string): string[] {
  return line
    .toLowerCase()
    .split(/(?<=[.!?;])\s+/)
    .flatMap((sentence) => {
      let verb = '';
      return sentence
        .replace(/[.!?;]$/, '')
        .split(/,? (?:e|and) /)
        .map((part) => {
          const own = VERBS.exec(part)?.[0];
          const request = own || verb === '' ? part : `${verb} ${part}`;
          verb = own ?? verb;
          return request.trim();
        });
    });
}

/**
 * Lines without those whose every request stands in another line. A firm request covers the same one 'if you have
 * it', not the other way round.
 */
export function withoutRepeated(lines: readonly string[]): string[] {
  let kept = lines.map((line) => ({ line, requests: requestsOf(line) }));
  // The longest first: of 'A and B', 'A' and 'B and C' the first goes.
  for (const each of kept.toSorted((a, b) => b.requests.length - a.requests.length)) {
    const said = new Set(kept.flatMap((other) => (other === each ? [] : other.requests)));
    const isSaid = (request: string) =>
      said.has(request) || (CONDITION.test(request) && said.has(request.replace(CONDITION, '')));
    if (each.requests.every(isSaid)) kept = kept.filter((other) => other !== each);
  }
  return kept.map(({ line }) => line);
}
