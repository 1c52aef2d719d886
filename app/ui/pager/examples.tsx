import { Pager } from './pager.tsx';

const pager = {
  hrefOf: (page: number) => `#pagina-${page}`,
  labels: {
    previous: 'Página anterior',
    next: 'Próxima página',
    page: (page: number) => `Página ${page}`,
  },
};

export const first = <Pager {...pager} label="Primeira de duas" page={1} pageCount={2} />;
export const middle = <Pager {...pager} label="Segunda de quatro" page={2} pageCount={4} />;
export const lastOfMany = <Pager {...pager} label="Última de doze" page={12} pageCount={12} />;
export const onlyOne = <Pager {...pager} label="A única" page={1} pageCount={1} />;
