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

export const empty = (
  <SearchBox
    action="#resultado"
    id="exemplo-busca-vazia"
    label="O que você procura em todo o site?"
    button="Buscar"
    query=""
    maxLength={100}
  />
);
