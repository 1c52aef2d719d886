import { eq } from 'drizzle-orm';
import { importChunks, imports } from '#app/db/imports-schema.ts';
import { sourceBase } from '#app/features/cms/wordpress/wordpress-address.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import { isLoopbackHost } from '#app/platform/env.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { ImportFormServices } from './import-services.server.ts';

/** As long as the field on screen. */
const MAX_ADDRESS = 300;
const CHUNK_BYTES = 1024 * 1024;

type Begun = {
  /** Of the form: sent twice it begins one import. */
  requestKey: string;
  by: number;
  from: { file: Buffer } | { address: string };
};

/** Keeps what an import is made from and asks for it to be read. @returns its id */
export async function beginImport(
  { db, clock, jobs }: ImportFormServices,
  { requestKey, by, from }: Begun,
): Promise<number> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const isFile = 'file' in from;
    const [made] = await tx
      .insert(imports)
      .values({
        requestKey,
        source: isFile ? 'file' : 'address',
        origin: isFile ? '' : from.address,
        state: 'reading',
        createdAt: at,
        createdBy: by,
        changedAt: at,
        changedBy: by,
      })
      .onConflictDoNothing({ target: imports.requestKey })
      .returning({ id: imports.id });
    if (!made) {
      const [known] = await tx
        .select({ id: imports.id })
        .from(imports)
        .where(eq(imports.requestKey, requestKey));
      if (!known) throw new Error('an import vanished while it was asked for again');
      return known.id;
    }
    const bytes = isFile ? from.file : Buffer.alloc(0);
    for (let number = 0; number * CHUNK_BYTES < bytes.length; number += 1) {
      const piece = bytes.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
      await tx.insert(importChunks).values({ importId: made.id, number, bytes: piece });
    }
    await audit(tx, {
      at,
      actor: `staff:${by}`,
      action: 'import.begun',
      subjectType: 'import',
      subjectId: made.id,
      detail: { source: isFile ? 'file' : from.address },
    });
    await jobs['import-texts'](tx, { importId: made.id });
    return made.id;
  });
}

/**
 * The site that somebody typed: 'https://antigo.example.com', 'https://example.com/noticias'.
 * @param isLocal whether this site itself runs on its developer's machine; only then may the other be there too
 */
export function typedSite(
  typed: string,
  { isLocal }: { isLocal: boolean },
): Result<string, 'not-an-address' | 'insecure' | 'private-address'> {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (
    !url ||
    text === '' ||
    url.username ||
    url.password ||
    !url.hostname.match(/[.:]|^localhost$/)
  )
    return refuse('not-an-address');
  const site = sourceBase(url);
  if (site.length > MAX_ADDRESS) return refuse('not-an-address');
  if (isLoopbackHost(url.hostname)) return isLocal ? ok(site) : refuse('private-address');
  return url.protocol === 'https:' ? ok(site) : refuse('insecure');
}
