/** Hosts by what they are; the first kind that fits is taken. */
const KINDS = [
  [
    'assistant',
    /^(?:chatgpt\.com|chat\.openai\.com|(?:.+\.)?perplexity\.ai|claude\.ai|(?:gemini|bard)\.google\.com|copilot\.microsoft\.com)$/,
  ],
  [
    'search',
    /^(?:.+\.)?(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|yahoo\.com|ecosia\.org|search\.brave\.com)$/,
  ],
  [
    'social',
    /^(?:.+\.)?(?:instagram\.com|facebook\.com|youtube\.com|linkedin\.com|x\.com|t\.co|whatsapp\.com|wa\.me|spotify\.com|tiktok\.com)$/,
  ],
] as const;

export type ReferrerKind = (typeof KINDS)[number][0] | 'direct' | 'inside' | 'outside';

/** Where a visitor came from, in one word; the address itself is not kept. */
export function referrerKind(referrer: string, ownHost: string): ReferrerKind {
  const host = URL.parse(referrer)?.hostname;
  if (!host) return 'direct';
  if (host === ownHost) return 'inside';
  return KINDS.find(([, hosts]) => hosts.test(host))?.[0] ?? 'outside';
}
