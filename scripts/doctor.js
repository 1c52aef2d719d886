import { withPinnedNode } from './install.js';

// `npm run doctor`: tells on the terminal how everything is, and what to do; also while the site does not run. It
// installs, builds, starts and changes nothing.
try {
  const { code } = await withPinnedNode(['server/doctor/main.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(
    isMissing
      ? 'Faltam os pacotes do programa. Rode: npm start\nThe packages are not installed. Run: npm start'
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 2;
}
