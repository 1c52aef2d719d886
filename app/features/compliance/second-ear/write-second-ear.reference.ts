import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondEarFile } from './train-second-ear.reference.ts';

// node app/features/compliance/second-ear/write-second-ear.reference.ts
writeFileSync(join(import.meta.dirname, 'second-ear.json'), secondEarFile());
