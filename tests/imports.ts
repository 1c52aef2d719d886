import type { CmsClient } from '#app/features/cms/foreign-entry.ts';
import { ok, refuse } from '#app/platform/result.ts';
import { newToken } from '#app/platform/token.server.ts';
import type { ImportAnswers } from '#app/site-content/import-answers.server.ts';
import { beginImport } from '#app/site-content/import-begin.server.ts';
import { answerImport } from '#app/site-content/import-change.server.ts';
import { workOnImport } from '#app/site-content/import-job.server.ts';
import { findImport, type ImportWorkServices } from '#app/site-content/import-services.server.ts';
import type { staffAppServices } from './staff.ts';

type App = Awaited<ReturnType<typeof staffAppServices>>;

/** A source on the network whose pictures are these, by address; it has no texts. */
export function pictureSource(pictures: ReadonlyMap<string, Buffer> = new Map()) {
  const asked: string[] = [];
  const clientOf = (origin: string): CmsClient => ({
    origin,
    routes: async () => ok({ name: 'Olhar Antigo', namespaces: ['wp/v2'] }),
    entries: async () => ok({ items: [], total: 0, pages: 1 }),
    ids: async () => ok([]),
    categories: async () => ok([]),
    async image(src) {
      asked.push(src);
      const bytes = pictures.get(src);
      return bytes ? ok(bytes) : refuse({ refusal: 'status', status: 404 });
    },
  });
  return { clientOf, asked };
}

/** What the job of imports works with in a test. */
export function importWork(app: App, clientOf = pictureSource().clientOf): ImportWorkServices {
  return {
    db: app.db,
    clock: app.clock,
    log: app.log,
    contentStore: app.contentStore,
    get clinic() {
      return app.clinic;
    },
    clientOf,
    isLocal: false,
    // No network in tests: nothing is known of any link.
    outbound: async () => refuse('unreachable'),
  };
}

/** Answers with which a text of `exportItem` lacks nothing. */
export const ANSWERS: ImportAnswers = {
  authors: { 'Dra. Helena Prado Vilela': 'helena-prado-vilela' },
  categories: { 'olho-seco': 'treatments' },
  reviewedOn: '2026-11-20',
  service: 'consultas-oftalmologicas',
  namesOldAddress: true,
  takesDrafts: false,
  takesImages: true,
};

/** Begins and reads an import. @returns its id */
export async function readImport(
  app: App,
  work: ImportWorkServices,
  { file, by }: { file: Buffer; by: number },
): Promise<number> {
  const id = await beginImport(app, { requestKey: newToken(), by, from: { file } });
  await workOnImport(work, { importId: id });
  return id;
}

/** Answers an import that was read, without writing it. */
export async function answer(
  app: Pick<App, 'db' | 'clock' | 'jobs'>,
  { id, by }: { id: number; by: number },
  answers: ImportAnswers = ANSWERS,
): Promise<void> {
  const version = (await findImport(app.db, id))?.version ?? -1;
  const done = await answerImport(app, { id, version, by }, answers);
  if (!done.ok) throw new Error(`an import was refused: ${done.refusal}`);
}

/** Brings a file's texts as drafts. @returns the import's id */
export async function bring(
  app: App,
  work: ImportWorkServices,
  { file, by, answers }: { file: Buffer; by: number; answers?: ImportAnswers },
): Promise<number> {
  const id = await readImport(app, work, { file, by });
  await answer(app, { id, by }, answers);
  await workOnImport(work, { importId: id });
  return id;
}
