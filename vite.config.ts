import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { flattenLayers } from './scripts/flatten-layers.ts';
import { islandsPlugin } from './scripts/islands-plugin.ts';
import { loadAgainPlugin } from './scripts/load-again-plugin.ts';
import { serviceWorkerPlugin } from './scripts/service-worker-plugin.ts';

export default defineConfig({
  plugins: [islandsPlugin(), loadAgainPlugin(), serviceWorkerPlugin(), reactRouter()],
  css: { postcss: { plugins: [flattenLayers()] } },
  build: {
    assetsInlineLimit: 0,
    // Plain pages are styled from these on.
    cssTarget: ['chrome90', 'firefox90', 'safari15'],
    sourcemap: false,
    chunkSizeWarningLimit: 200,
    // Browsers that would need the polyfill get plain HTML, which works.
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1' },
});
