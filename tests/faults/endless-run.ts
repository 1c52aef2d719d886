import { startApp, temporaryDataDir } from '#tests/running-app.ts';
import { startTemplateServer } from '#tests/template-server.ts';
import { postmasterPid } from './embedded.ts';

// Started by ended-run.test.ts: starts what tests start, prints the pids, and stays.

const server = await startTemplateServer(async () => undefined);
const { dataDir } = await temporaryDataDir();
const app = await startApp({ dataDir });
const pids = [process.pid, server.pid, app.pid, await postmasterPid(dataDir)];
console.log(`pids: ${pids.join(' ')}`);
setInterval(() => undefined, 60_000);
