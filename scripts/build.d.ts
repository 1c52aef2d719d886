/** Bundles the server when its sources have changed; takes a second. @throws with the build's output */
export function ensureServerBuilt(): Promise<void>;
