import { Contents } from './contents.tsx';

export const short = (
  <Contents
    title="Nesta página"
    id="exemplo-conteudo"
    links={[
      { href: '#sinais', label: 'Os sinais' },
      { href: '#cuidados', label: 'Os cuidados' },
    ]}
  />
);
