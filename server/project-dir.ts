import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of package.json, whether this runs from the sources or from the bundle in `build/process`. */
export const PROJECT_DIR = dirname(findPackageJSON(import.meta.url) ?? '.');
