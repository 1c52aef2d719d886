import chromium from '@sparticuz/chromium';

// Run by find-browser.ts, in a process of its own: the package reads the environment while it is
// loaded (where to unpack, whether to bring system libraries) and changes it.
await chromium.executablePath();
