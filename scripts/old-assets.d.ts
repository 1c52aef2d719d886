/** Copies the previous release's hashed files into the new one; the returned function records the new release. */
export function keepOldAssets(buildDir: string, assetsDir: string): () => void;
