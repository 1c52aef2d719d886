declare module 'virtual:islands' {
  /** Address of the content pages' small script, with its hash. */
  export const islandsUrl: string;
  /** What it imports, to be fetched beside it. */
  export const islandsImports: readonly string[];
}
