import '#server/quick-imports.ts';

// A dynamic import: a static one would be loaded before the line above takes effect.
const { runDemo } = await import('./run-demo.ts');
process.exitCode = await runDemo(process.argv.slice(2));
