import type { ByLocale } from '#app/platform/locale.ts';

const portuguese = {
  /** @param names of its columns, '' where it names none */
  table: (names: string) => (names ? `Tabela: ${names}` : 'Tabela'),
};

/** What the pages say of parts of long texts. */
export const proseMessages: ByLocale<typeof portuguese> = {
  'pt-BR': portuguese,
  'en-US': { table: (names) => (names ? `Table: ${names}` : 'Table') },
};
