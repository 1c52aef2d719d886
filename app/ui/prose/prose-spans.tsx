import { isOutsideAddress, siteOf } from '#app/platform/browser/own-address.ts';
import type { TextSpan } from '#app/platform/text/text-blocks.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

/** A line of text with its marks and links. */
export function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its spans have no ids
    <Span key={index} span={span} />
  ));
}

function Span({ span: { text, isStrong, isEmphasis, href } }: { span: TextSpan }) {
  const words = <PhoneText>{text}</PhoneText>;
  const linked = href ? <ProseLink href={href} text={text} /> : words;
  const leaning = isEmphasis ? <em>{linked}</em> : linked;
  return isStrong ? <strong>{leaning}</strong> : leaning;
}

/** A link; one that leaves the site says where it leads, unless its words do. */
function ProseLink({ href, text }: { href: string; text: string }) {
  const words = <PhoneText>{text}</PhoneText>;
  if (!isOutsideAddress(href)) return <a href={href}>{words}</a>;
  const site = siteOf(href);
  return (
    <a href={href} rel="noopener noreferrer external">
      {words}
      {text.toLowerCase().includes(site) ? null : ` (${site})`}
    </a>
  );
}
