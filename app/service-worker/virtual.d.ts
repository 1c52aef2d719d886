declare module 'virtual:release' {
  /** The build: a hash of all that it is made of. */
  export const release: string;
}
