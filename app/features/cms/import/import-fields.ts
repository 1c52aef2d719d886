export const IMPORT_PATH = '/equipe/conteudo/importar';
export const OLD_ADDRESSES_PATH = `${IMPORT_PATH}/enderecos`;

/** The largest file that the form takes: 32 MB. */
export const MAX_EXPORT_BYTES = 32 * 1024 * 1024;

/** Query parameter of the page's address after an upload that was too large to be read. */
export const TOO_LARGE_QUERY = 'grande';

export const IMPORT_FIELDS = {
  key: 'chave',
  file: 'arquivo',
  address: 'endereco',
  action: 'acao',
  version: 'versao',
  author: 'autor',
  category: 'assunto',
  reviewed: 'revisao',
  service: 'servico',
  oldAddress: 'fonte',
  drafts: 'rascunhos',
  images: 'imagens',
  id: 'linha',
  path: 'caminho',
  search: 'busca',
} as const;

export const IMPORT_ACTIONS = {
  answer: 'trazer',
  publish: 'publicar',
  undo: 'desfazer',
} as const;

export function importPath(id: number): string {
  return `${IMPORT_PATH}/${id}`;
}
