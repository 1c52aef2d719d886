/** Media features that the gallery emulates; undefined keeps the device's own. */
export type ForcedMedia = {
  scheme: 'light' | 'dark' | undefined;
  contrast: 'no-preference' | 'more' | undefined;
};

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

const originalMedia = new WeakMap<MediaList, string>();

/** Rewrites the media conditions of all style sheets, so that the page looks as on another device. */
export function forceMedia(media: ForcedMedia): void {
  for (const sheet of document.styleSheets) forceRules(sheet.cssRules, media);
  document.documentElement.style.colorScheme = media.scheme ?? '';
}

function forceRules(rules: CSSRuleList, media: ForcedMedia): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originalMedia.get(rule.media) ?? rule.media.mediaText;
      originalMedia.set(rule.media, original);
      rule.media.mediaText = forcedCondition(original, media);
    }
    if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules, media);
  }
}

/** @param condition '(prefers-contrast: more) and (prefers-color-scheme: dark)' */
export function forcedCondition(condition: string, { scheme, contrast }: ForcedMedia): string {
  const answer = (media: string | undefined) => (all: string, condition: string) => {
    if (media === undefined) return all;
    return condition === media ? ALWAYS : NEVER;
  };
  return condition
    .replace(/\(prefers-color-scheme:\s*([\w-]+)\)/g, answer(scheme))
    .replace(/\(prefers-contrast:\s*([\w-]+)\)/g, answer(contrast));
}
