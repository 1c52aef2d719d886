import { syncSource } from '#app/features/cms/sync-source.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { refuse } from '#app/platform/result.ts';
import { openDatabase } from '#server/database.ts';
import { aForeignCms, aForeignEntry, CMS_ADDRESS } from '#tests/foreign-cms.ts';
import { makeInstallation } from './installation.ts';
import { atLeast, median, plain, round, type Section } from './report.ts';
import { fire, hasWrk } from './wrk.ts';

const POSTS = 200;
const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 2 };
const OWN = '/blog/catarata-sinais';
const FOREIGN = '/blog/texto-100';

/** A blog with 200 articles of another content system: how fast its pages are beside the clinic's own. */
export async function measureForeignPosts(): Promise<Section> {
  const installation = await makeInstallation();
  try {
    await fillWithPosts(installation.appUrl);
    // Nobody answers there: what is served is the copy.
    const { url } = await installation.start({ CMS_URL: CMS_ADDRESS });
    return {
      title: 'Articles of another content system',
      how: `A blog with ${POSTS} articles read from a WordPress that is away, beside the clinic's own: one page of each in turn, ${ROUNDS} rounds of ${LOAD.seconds} s, ${LOAD.connections} connections, wrk on the same cores; the median of the rounds' ratios.`,
      figures: hasWrk()
        ? await figuresOf(url)
        : [plain('An article of the source to an own one', 'skipped: wrk is not installed')],
    };
  } finally {
    await installation.end();
  }
}

async function figuresOf(url: string) {
  await fire(`${url}${FOREIGN}`, LOAD);
  await fire(`${url}${OWN}`, LOAD);
  const foreign: number[] = [];
  const ratios: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const one = await fire(`${url}${FOREIGN}`, LOAD);
    const other = await fire(`${url}${OWN}`, LOAD);
    foreign.push(one.perSecond);
    ratios.push(one.perSecond / other.perSecond);
  }
  return [
    atLeast('An article of the source to an own one, requests/s', median(ratios), 0.9),
    plain('Article of the source, requests/s', round(median(foreign))),
  ];
}

/** The copy as a run leaves it, with texts as long as the clinic's own. */
async function fillWithPosts(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 2, onError: () => undefined });
  const words = 'Quem usa os olhos o dia inteiro descansa a vista olhando para longe. '.repeat(12);
  const blocks = Array.from({ length: 8 }, (_, at) => [
    { kind: 'heading' as const, text: `Parte ${at + 1}` },
    { kind: 'paragraph' as const, spans: [{ text: words, isStrong: false }] },
  ]).flat();
  const posts = Array.from({ length: POSTS }, (_, at) => aForeignEntry(at + 1, { blocks }));
  const outcome = await syncSource(
    {
      ...{ db, clock: systemClock, log: { info() {}, warn() {} }, fixedAddress: CMS_ADDRESS },
      ...{ openClient: aForeignCms(posts).open, check: () => [] },
      rewrite: async () => refuse('broken'),
    },
    { reason: 'staff' },
  );
  await close();
  if (outcome !== 'done') throw new Error(`the articles were not read: ${outcome}`);
}
