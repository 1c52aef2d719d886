import { registerHooks } from 'node:module';

// Loaded with --import before the app: the clinic record in the server's bundle then names only Portuguese, like
// that of a clinic without English content.

const BUNDLE = /\/build\/process\/assets\/start-[^/]+\.js$/;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!BUNDLE.test(url)) return loaded;
    const source = String(loaded.source);
    const changed = source.replace('locales: ["pt-BR", "en-US"]', 'locales: ["pt-BR"]');
    if (changed === source) throw new Error(`${url} names its languages otherwise than expected`);
    return { ...loaded, source: changed };
  },
});
