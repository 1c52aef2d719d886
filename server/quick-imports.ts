import { registerHooks } from 'node:module';

// Node reads the nearest package.json in full for every module it loads. Drizzle's is 180 KB and it has
// hundreds of modules: 1 s of startup and 140 MB of memory. Its modules only import each other and share one
// format, so they can be resolved without it.

const WITHIN_DRIZZLE = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isInside = specifier.startsWith('.') && parentURL.includes(WITHIN_DRIZZLE);
    if (!isInside || !parentURL.endsWith('.js')) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
