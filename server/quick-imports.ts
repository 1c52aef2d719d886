import { registerHooks } from 'node:module';

// Node reads the nearest package.json for every module it loads, whole. Drizzle's has 180 KB and its
// modules are some hundreds: 1 s of the start and 140 MB of memory. Its modules only import each
// other and are all of one format, so that they can be found without it.

const WITHIN_DRIZZLE = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isInside = specifier.startsWith('.') && parentURL.includes(WITHIN_DRIZZLE);
    if (!isInside || !parentURL.endsWith('.js')) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
