import { TableHead } from '#app/ui/table-head/table-head.tsx';
import type { ContractBlock, ContractSection } from './contract.ts';

/** The contract as it is read before it is accepted. */
export function ContractSections({ sections }: { sections: readonly ContractSection[] }) {
  return (
    <div className="contract stack">
      {sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={`contrato-${id}`}>
          <h3 id={`contrato-${id}`}>{title}</h3>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} title={title} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ block, title }: { block: ContractBlock; title: string }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return (
    <table className="contract-table">
      <caption className="visually-hidden">{title}</caption>
      <TableHead titles={block.columns} />
      <tbody>
        {block.rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
