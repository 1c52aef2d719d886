import { proseMessages } from '#app/locales/prose.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { isOutsideAddress, siteOf } from '#app/platform/browser/own-address.ts';
import { plainTextOf, type TextBlock, type TextSpan } from '#app/platform/text/text-blocks.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { Photo } from '#app/ui/picture/photo.tsx';

/** As wide as the text column; see --reading. */
const SIZES = '(min-width: 44rem) 38rem, 92vw';

type PictureBlock = Extract<TextBlock, { kind: 'image' }>;

/** A picture of the clinic's own in a text. */
function ProsePicture({ picture }: { picture: PictureBlock }) {
  const { alt, credit } = picture;
  // What has no caption has no name either; its words are the picture's own.
  const Frame = credit ? 'figure' : 'div';
  return (
    <Frame className="prose-picture">
      <Photo image={picture} alt={alt} sizes={SIZES} />
      {credit ? <figcaption className="small">{credit}</figcaption> : null}
    </Frame>
  );
}

/** Long text: headings from h2 down, paragraphs, lists, quotations, tables and pictures. */
export function Prose({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="flow reading">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its blocks have no ids
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2 id={block.id}>{block.text}</h2>;
  if (block.kind === 'subheading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  if (block.kind === 'quote') return <ProseQuote lines={block.lines} />;
  if (block.kind === 'table') return <ProseTable {...block} />;
  if (block.kind === 'image') return <ProsePicture picture={block} />;
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((spans) => (
        <li key={spans.map(({ text }) => text).join('')}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

function ProseQuote({ lines }: { lines: readonly TextSpan[][] }) {
  return (
    <blockquote className="prose-quote">
      {lines.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its lines have no ids
        <p key={index}>
          <Spans spans={spans} />
        </p>
      ))}
    </blockquote>
  );
}

/** Its first column names the rows where there are others. What is too wide is scrolled to, also by keys. */
function ProseTable({ head, rows }: Omit<Extract<TextBlock, { kind: 'table' }>, 'kind'>) {
  const { table } = useMessages(proseMessages);
  const names = plainTextOf([{ kind: 'table', head, rows: [] }]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of fields is no table
    <div className="prose-table" role="group" aria-label={table(names)} tabIndex={0}>
      <table>
        {names ? (
          <thead>
            <tr>
              {head.map((spans, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its cells have no ids
                <NameCell key={column} spans={spans} scope="col" />
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its rows have no ids
            <tr key={row}>
              {cells.map((spans, column) =>
                column === 0 && cells.length > 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its cells have no ids
                  <NameCell key={column} spans={spans} scope="row" />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its cells have no ids
                  <td key={column}>
                    <Spans spans={spans} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell that names a column or a row; without words it names none. */
function NameCell({ spans, scope }: { spans: readonly TextSpan[]; scope: 'col' | 'row' }) {
  if (spans.length === 0) return <td />;
  return (
    <th scope={scope}>
      <Spans spans={spans} />
    </th>
  );
}

function Spans({ spans }: { spans: readonly TextSpan[] }) {
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
