declare module 'virtual:islands' {
  /** Address of the content pages' small script, with its hash. */
  export const islandsUrl: string;
  /** Its imports, to be preloaded. */
  export const islandsImports: readonly string[];
}
