import './quick-imports.ts';

// Not a plain import: that one would be loaded before the line above has any effect.
await import('./start.ts');
