/** Copies the hashed files of the release before into the new one; the answer notes the new release. */
export function keepOldAssets(buildDir: string, assetsDir: string): () => void;
