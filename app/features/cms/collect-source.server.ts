import { ok, type Result, refuse } from '#app/platform/result.ts';
import type {
  CmsClient,
  CmsFailure,
  ForeignEntry,
  ForeignKind,
  ForeignTerm,
  PassedOver,
} from './foreign-entry.ts';
import type { SyncFailure } from './sync-outcome.ts';

/** More than any clinic writes; bounds memory and time. The newest are taken. */
const MOST_ENTRIES = 2_000;
const MOST_PAGES = 400;
/** Of all entries of a kind, as JSON; every process keeps them in memory. */
const MOST_LETTERS = 20_000_000;

export type CollectedSource = {
  siteName: string;
  /** Whether everything was asked for. */
  isFull: boolean;
  categories: readonly (ForeignTerm & { count: number })[];
  entries: readonly ForeignEntry[];
  /** What the source has, by kind. */
  ids: ReadonlyMap<ForeignKind, ReadonlySet<number>>;
  /** Why entries were not taken over, by 'post 12'. */
  passedOver: ReadonlyMap<string, PassedOver['reason']>;
};
export type CollectFailure = { failure: SyncFailure; status?: number | undefined };

type Asked = {
  kinds: readonly ForeignKind[];
  /** Null: everything. */
  modifiedSince: Date | null;
  /** What is kept already, 'post 12'; with ids that nobody can read. */
  known: ReadonlySet<string>;
  /** Kept and shown, by kind. */
  shown: ReadonlyMap<ForeignKind, number>;
  /** Staff have confirmed that nothing is there. */
  acceptsEmpty: boolean;
  /** Called before each call to the source. */
  goOn: () => Promise<void>;
};

/**
 * Reads the source to its end, into memory: nothing is kept of a source that fails half way. What the source lists and
 * is not kept yet, as after a text was taken back from the bin, makes the whole be read.
 */
export async function collectSource(
  client: CmsClient,
  asked: Asked,
): Promise<Result<CollectedSource, CollectFailure>> {
  const { kinds, known, shown, acceptsEmpty, goOn } = asked;
  await goOn();
  const about = await client.routes();
  if (!about.ok) return failed(about.refusal);
  await goOn();
  const categories = await client.categories();
  if (!categories.ok) return failed(categories.refusal);
  const ids = new Map<ForeignKind, ReadonlySet<number>>();
  for (const kind of kinds) {
    await goOn();
    const listed = await client.ids(kind);
    if (!listed.ok) return failed(listed.refusal);
    // A fault of the source, far more often than what somebody wanted.
    const isEmptied = listed.value.length === 0 && (shown.get(kind) ?? 0) > 0;
    if (isEmptied && !acceptsEmpty) return refuse({ failure: 'emptied' });
    ids.set(kind, new Set(listed.value));
  }
  const isNew = kinds.some((kind) =>
    [...(ids.get(kind) ?? [])].some((id) => !known.has(`${kind} ${id}`)),
  );
  const modifiedSince = isNew ? null : asked.modifiedSince;
  const entries: ForeignEntry[] = [];
  const passedOver = new Map<string, PassedOver['reason']>();
  for (const kind of kinds) {
    const read = await readEntries(client, kind, { modifiedSince, goOn });
    if (!read.ok) return read;
    entries.push(...read.value.entries);
    for (const { id, reason } of read.value.passedOver) passedOver.set(`${kind} ${id}`, reason);
  }
  return ok({
    siteName: about.value.name.slice(0, 200),
    isFull: modifiedSince === null,
    categories: categories.value,
    entries,
    ids,
    passedOver,
  });
}

async function readEntries(
  client: CmsClient,
  kind: ForeignKind,
  { modifiedSince, goOn }: Pick<Asked, 'modifiedSince' | 'goOn'>,
): Promise<Result<{ entries: ForeignEntry[]; passedOver: PassedOver[] }, CollectFailure>> {
  // Who changes a text meanwhile moves it to the front, and one is seen twice: the first is the newer one.
  const read = new Map<number, ForeignEntry>();
  const passedOver: PassedOver[] = [];
  let letters = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    await goOn();
    const since = modifiedSince === null ? {} : { modifiedSince: modifiedSince.toISOString() };
    const list = await client.entries(kind, { page, ...since });
    if (!list.ok) return failed(list.refusal);
    for (const entry of list.value.items) if (!read.has(entry.id)) read.set(entry.id, entry);
    letters += JSON.stringify(list.value.items).length;
    if (letters > MOST_LETTERS) return refuse({ failure: 'too-large' });
    passedOver.push(...(list.value.passedOver ?? []));
    if (page >= list.value.pages || read.size >= MOST_ENTRIES) break;
  }
  return ok({ entries: [...read.values()].slice(0, MOST_ENTRIES), passedOver });
}

function failed({ refusal, status }: CmsFailure): Result<never, CollectFailure> {
  return refuse({ failure: refusal, status });
}
