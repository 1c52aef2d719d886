import type { TextBlock, TextSpan } from '#app/platform/text/text-blocks.ts';
import { Photo } from '#app/ui/picture/photo.tsx';
import { Spans } from './prose-spans.tsx';
import { ProseTable } from './prose-table.tsx';

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

/** Headings and subheadings, by the level of the first. */
const HEADINGS = { 2: ['h2', 'h3'], 4: ['h4', 'h5'] } as const;
type Level = keyof typeof HEADINGS;

/** Long text: headings from h2 down, or from `level` where it stands below others; paragraphs, lists, tables, pictures. */
export function Prose({ blocks, level = 2 }: { blocks: readonly TextBlock[]; level?: Level }) {
  return (
    <div className="flow reading">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, its blocks have no ids
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: TextBlock; level: Level }) {
  const [Heading, Subheading] = HEADINGS[level];
  if (block.kind === 'heading') return <Heading id={block.id}>{block.text}</Heading>;
  if (block.kind === 'subheading') return <Subheading>{block.text}</Subheading>;
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
