import './quick-imports.ts';

// A dynamic import: a static one would be loaded before the line above takes effect.
await import('./start.ts');
