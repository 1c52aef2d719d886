// A shortcode whose plugin is gone stands in the text as it was typed: '[gallery ids="1,2"]'. Words that people put in
// brackets, such as '[sic]', have neither a value nor a closing twin.
const WITH_VALUE = /\[[a-z][\w-]{0,40}\s[^[\]]{0,400}=[^[\]]{0,400}\]/gi;
const CLOSING = /\[\/[a-z][\w-]{0,40}\]/gi;
const KNOWN =
  /\[(?:gallery|caption|audio|video|playlist|embed|contact-form(?:-7)?|wpforms|gravityform|ninja_forms?|rev_slider|toc|[a-z]{2,12}_[a-z\d_]{2,40})\s?\/?\]/gi;

/** The text without the shortcodes of WordPress; what stands between an opening and a closing one stays. */
export function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text;
  const closed = new Set(text.match(CLOSING)?.map((each) => each.slice(2, -1).toLowerCase()));
  return text
    .replace(WITH_VALUE, '')
    .replace(CLOSING, '')
    .replace(KNOWN, '')
    .replace(/\[([a-z][\w-]{0,40})\]/gi, (whole, name: string) =>
      closed.has(name.toLowerCase()) ? '' : whole,
    );
}
