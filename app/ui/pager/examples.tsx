import { Pager } from './pager.tsx';

export const middle = (
  <Pager
    label="Páginas"
    page={2}
    pageCount={4}
    hrefOf={(page) => `#pagina-${page}`}
    texts={{
      previous: 'Página anterior',
      next: 'Próxima página',
      page: (page) => `Página ${page}`,
    }}
  />
);
