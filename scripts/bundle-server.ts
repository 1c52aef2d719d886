import { build } from 'vite';

// Bundles the server's own modules into plain JavaScript: stripping their types at each start would keep Node's
// parser for that, its WebAssembly and every source in memory. Packages stay in node_modules.

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node24',
    outDir: `${process.env.CLAREIA_BUILD_DIR ?? 'build'}/process`,
    minify: false,
    copyPublicDir: false,
    rollupOptions: { input: { main: 'server/main.ts' } },
  },
});
