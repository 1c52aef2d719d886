import { Shelf } from './shelf.tsx';

export const plain = (
  <Shelf aside={<p>Assuntos</p>}>
    <p>A lista.</p>
  </Shelf>
);
