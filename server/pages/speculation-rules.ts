/** Where browsers that can prefetch pages find out which ones. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

const NOT_EARLY = ['/agendamento*', '/meu-agendamento*', '/pagamento/*', '/equipe*']
  .flatMap((area) => [area, `/en-us${area}`])
  .concat('/api/*')
  .map((pattern) => ({
    not: { href_matches: pattern },
  }));

/** Pages are prefetched when the visitor is about to follow their link; booking pages never. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...NOT_EARLY,
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
