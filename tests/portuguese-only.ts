import { registerHooks } from 'node:module';

// Loaded with --import before the app: its clinic record then names only Portuguese, like that of a clinic
// without English content.

const RECORD = '/app/clinic/clinic-record.ts';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(RECORD)) return loaded;
    const source = String(loaded.source);
    const changed = source.replace("locales: ['pt-BR', 'en-US']", "locales: ['pt-BR']");
    if (changed === source) throw new Error(`${url} names its languages otherwise than expected`);
    return { ...loaded, source: changed };
  },
});
