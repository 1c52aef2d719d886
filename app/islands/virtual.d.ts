declare module 'virtual:islands' {
  /** Address of the small script of every page, with its hash. */
  export const islandsUrl: string;
  /** Its imports, to be preloaded. */
  export const islandsImports: readonly string[];
}
