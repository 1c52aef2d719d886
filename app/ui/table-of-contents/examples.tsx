import { TableOfContents } from './table-of-contents.tsx';

export const short = (
  <TableOfContents
    title="Nesta página"
    id="exemplo-conteudo"
    links={[
      { href: '#sinais', label: 'Os sinais' },
      { href: '#cuidados', label: 'Os cuidados' },
    ]}
  />
);

export const longWords = (
  <TableOfContents
    title="Conteúdo"
    id="exemplo-conteudo-longo"
    links={[
      {
        href: '#tonometria',
        label: 'Tonometria, paquimetria e o que a pressão do olho quer dizer',
      },
      { href: '#retina', label: 'Retina' },
    ]}
  />
);
