import { DeleteFile, FileUses } from './uploaded-file.tsx';

export const used = (
  <FileUses
    title="Usado em:"
    uses={[{ href: '#exemplo', locale: 'pt-BR', title: 'Mapeamento de retina' }]}
  />
);

export const unused = (
  <DeleteFile
    file={{ name: 'exemplo-de-arquivo', label: 'filme-da-retina' }}
    messages={{
      delete: 'Apagar',
      deleteAsk: 'Apagar este arquivo?',
      deleteHint: (label) => `“${label}” some do site para sempre.`,
      deleteYes: 'Apagar o arquivo',
      deleteKeep: 'Não apagar',
    }}
    form={{ fields: { name: 'nome', action: 'acao' }, action: 'apagar' }}
  />
);
