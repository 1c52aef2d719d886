import type { TextBlock, TextSpan } from './service-text.ts';

/** A service's own text: headings from h2, paragraphs and lists. */
export function ServiceProse({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="flow reading">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, its blocks have no names
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
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

function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map(
    ({ text, isStrong }, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the text is fixed, its stretches have no names
      isStrong ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  );
}
