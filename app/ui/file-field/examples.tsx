import { FileField } from './file-field.tsx';

export const plain = (
  <FileField
    id="exemplo-arquivo"
    name="arquivo"
    label="Arquivo"
    hint="MP3 ou M4A."
    accept=".mp3,.m4a"
  />
);

export const wrong = (
  <FileField
    id="exemplo-arquivo-errado"
    name="outro"
    label="Outro arquivo"
    error="O arquivo está vazio. Escolha outro."
    accept=".mp3,.m4a"
  />
);
