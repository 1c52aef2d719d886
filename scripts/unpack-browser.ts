import chromium from '@sparticuz/chromium';

// Run by find-browser.ts in a separate process: while loading, the package reads the environment (where to
// unpack, whether to bring system libraries) and changes it.
await chromium.executablePath();
