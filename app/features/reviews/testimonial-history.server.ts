import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { staffTestimonials } from '#app/locales/pt-BR/staff/testimonials.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { GIVEN_BY } from './testimonial.ts';

const { history: messages, form } = staffTestimonials;

const permission = z.object({
  ...{ authorisedOn: z.string(), givenBy: z.enum(GIVEN_BY) },
  ...{ allowsSite: z.boolean(), allowsSocial: z.boolean(), isShown: z.boolean() },
});
type Permission = z.output<typeof permission>;
type Row = { id: number; at: string; by: string | null; action: string; detail: unknown };

/**
 * Who kept a testimonial, changed what it allows, showed it and took it away, the newest first. Words and name are in no
 * history: what the patient takes back is then nowhere.
 */
export async function shownTestimonialHistory(
  { db, url }: { db: Queryable; url: URL },
  id: number,
): Promise<PagedChanges & { href: string }> {
  const { rows } = await db.execute<Row>(sql`
    select l.id::int, l.at, s.name as by, l.action, l.detail
    from audit_log l left join staff s on l.actor = 'staff:' || s.id
    where l.subject_type = 'testimonial' and l.subject_id = ${String(id)}
    order by l.id desc limit 1000`);
  const all = rows.map((row, index): HistoryChange => {
    const [after, before] = [row, rows[index + 1]].map(
      (each) => permission.safeParse(each?.detail).data ?? null,
    );
    return {
      ...{ key: String(row.id), moment: formatMoment(new Date(row.at), { withYear: true }) },
      who: row.by ?? staffHistory.unknown,
      lines: linesOf(row.action, before ?? null, after ?? null),
      links: [],
    };
  });
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get('pagina'));
  return { changes: shown, page, pageCount, href: url.pathname };
}

function linesOf(
  action: string,
  before: Permission | null,
  after: Permission | null,
): ChangedLine[] {
  const told = (words: string) => [{ where: messages.testimonial, before: '', after: words }];
  if (action === 'testimonial.revoked') return told(messages.revoked);
  if (!after) return told(staffHistory.unreadable);
  if (action === 'testimonial.added') return told(messages.added(wordsOf(after.isShown)));
  const lines = before ? differences(before, after) : [];
  return lines.length > 0 ? lines : told(messages.corrected);
}

function differences(before: Permission, after: Permission): ChangedLine[] {
  const line = (where: string, told: (each: Permission) => string) => {
    const [was, is] = [told(before), told(after)];
    return was === is ? [] : [{ where, before: was, after: is }];
  };
  return [
    ...line(messages.shown, ({ isShown }) => wordsOf(isShown)),
    ...line(form.site, ({ allowsSite }) => wordsOf(allowsSite)),
    ...line(form.social, ({ allowsSocial }) => wordsOf(allowsSocial)),
    ...line(form.date, ({ authorisedOn }) => formatDate(authorisedOn)),
    ...line(form.given, ({ givenBy }) => form.givenBy[givenBy]),
  ];
}

function wordsOf(is: boolean): string {
  return is ? staffHistory.yes : staffHistory.no;
}
