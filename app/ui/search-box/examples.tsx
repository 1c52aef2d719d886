import { SearchBox } from './search-box.tsx';

export const filled = (
  <SearchBox
    action="#resultado"
    id="exemplo-busca"
    label="Buscar nos artigos"
    button="Buscar"
    query="glaucoma"
    maxLength={100}
  />
);
