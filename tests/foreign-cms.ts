import type {
  CmsClient,
  CmsFailure,
  ForeignEntry,
  ForeignKind,
} from '#app/features/cms/foreign-entry.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';

export const CMS_ADDRESS = 'https://blog.clinica.example.com';

/** A post of a content system, with a day of its own for each number. */
export function aForeignEntry(id: number, changes: Partial<ForeignEntry> = {}): ForeignEntry {
  const day = String((id % 28) + 1).padStart(2, '0');
  const slug = changes.slug ?? `texto-${id}`;
  return {
    kind: 'post',
    id,
    slug,
    link: `${CMS_ADDRESS}/${slug}/`,
    title: `Texto ${id}`,
    excerpt: `O começo do texto ${id}.`,
    blocks: [
      { kind: 'paragraph', spans: [{ text: `As palavras do texto ${id}.`, isStrong: false }] },
    ],
    publishedOn: `2026-08-${day}`,
    updatedOn: null,
    modifiedAt: `2026-08-${day}T12:00:00.000Z`,
    author: 'Marta Souza',
    categories: [{ id: 3, slug: 'exames', name: 'Exames' }],
    tags: ['retina'],
    cover: null,
    ...changes,
  };
}

/** A content system in memory: what it has may be changed, and it may fail at any call. */
export function aForeignCms(first: readonly ForeignEntry[] = []) {
  const state = {
    entries: [...first],
    categories: [{ id: 3, slug: 'exames', name: 'Exames', count: first.length }],
    pictures: new Map<string, Buffer>(),
    failure: none(),
    /** Called before each answer; may wait, or throw. */
    before: async (_call: string): Promise<void> => undefined,
    calls: noCalls(),
    pageSize: 20,
  };
  async function answer<Value>(
    call: string,
    value: () => Value,
  ): Promise<Result<Value, CmsFailure>> {
    state.calls.push(call);
    await state.before(call);
    return state.failure ? refuse(state.failure) : ok(value());
  }
  const of = (kind: ForeignKind) => state.entries.filter((entry) => entry.kind === kind);
  const open = (address: string): CmsClient => ({
    origin: new URL(address).origin,
    routes: () => answer('routes', () => ({ name: 'Blog da Clínica', namespaces: ['wp/v2'] })),
    categories: () => answer('categories', () => state.categories),
    ids: (kind) => answer(`ids ${kind}`, () => of(kind).map(({ id }) => id)),
    entries: (kind, { page, modifiedSince }) =>
      answer(`entries ${kind} ${page}${modifiedSince ? ' changed' : ''}`, () => {
        const all = of(kind)
          .filter(({ modifiedAt }) => !modifiedSince || modifiedAt > modifiedSince)
          .sort((a, b) => (a.modifiedAt < b.modifiedAt ? 1 : -1));
        const { pageSize } = state;
        return {
          items: all.slice((page - 1) * pageSize, page * pageSize),
          total: all.length,
          pages: Math.ceil(all.length / pageSize),
        };
      }),
    async image(src) {
      state.calls.push(`image ${src}`);
      await state.before(`image ${src}`);
      const bytes = state.pictures.get(src);
      if (state.failure) return refuse(state.failure);
      return bytes ? ok(bytes) : refuse({ refusal: 'status', status: 404 });
    },
  });
  return Object.assign(state, { open });
}

function none(): CmsFailure | undefined {
  return undefined;
}

function noCalls(): string[] {
  return [];
}
