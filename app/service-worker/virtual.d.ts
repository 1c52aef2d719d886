declare module 'virtual:release' {
  /** The build: a hash of everything that goes into it. */
  export const release: string;
}
