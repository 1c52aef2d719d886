import { Shelf } from './shelf.tsx';

export const plain = (
  <Shelf aside={<p>Assuntos</p>} asideLabel="Assuntos">
    <p>A lista.</p>
  </Shelf>
);

export const withAsideLongerThanTheList = (
  <Shelf
    asideLabel="Todos os assuntos"
    aside={
      <>
        <p>Prevenção</p>
        <p>Tratamentos</p>
        <p>Mapeamento de retina</p>
      </>
    }
  >
    <p>Uma lista curta.</p>
  </Shelf>
);
