import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { campaignTexts, inEachLanguage } from '#app/clinic/campaign-fields.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import type { Queryable } from '#app/db/database.ts';
import { staffCampaigns } from '#app/locales/pt-BR/staff/campaigns.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { AS_OF, FILLED_NOTICE } from '#app/ui/change-history/as-of.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { CAMPAIGNS_PATH, type CampaignContent } from './campaign.ts';
import { campaignFieldName } from './campaign-errors.ts';
import { campaignFormValues } from './campaign-form.ts';
import type { StoredCampaign } from './read-campaigns.server.ts';

const { history: messages, form } = staffCampaigns;

/** Before the number of a change: what was there until then. */
const UNTIL = 'antes-';

const content = z.object({
  ...{ slug: z.string(), code: z.string(), services: z.array(z.string()) },
  ...{ startsOn: z.string(), endsOn: z.string(), isYearly: z.boolean() },
  offersQuestionnaire: z.boolean(),
  gives: inEachLanguage(z.string()),
  texts: inEachLanguage(campaignTexts).nullable(),
});
const state = z.enum(['draft', 'published', 'archived']);
const moved = z.object({ from: state, to: state });
const wholes = z.looseObject({ before: z.unknown().optional(), after: z.unknown().optional() });

type Row = { id: number; at: string; by: string | null; action: string; detail: unknown };
type Change = {
  id: number;
  moment: string;
  who: string;
  /** Null where this release does not understand it, or an earlier one has not kept it. */
  before: CampaignContent | null;
  after: CampaignContent | null;
  moved: z.output<typeof moved> | null;
  isFirst: boolean;
};
type Asked = { db: Queryable; url: URL };

/** Who made a campaign, changed it, put it on the site and took it off. One in the archive leads nowhere. */
export async function shownCampaignHistory(
  { db, url }: Asked,
  now: StoredCampaign,
  titleOf: (slug: string) => string,
): Promise<PagedChanges> {
  const all = await readChanges(db, now.id);
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get('pagina'));
  const leadTo = (key: string, past: CampaignContent | null, label: string) => {
    if (now.state === 'archived' || past === null || isLike(past, now)) return [];
    return [{ href: `${CAMPAIGNS_PATH}/${now.id}?${AS_OF}=${key}#${FILLED_NOTICE}`, label }];
  };
  const oldest = all.findLast(({ before, after }) => before ?? after);
  const changes = shown.map((change): HistoryChange => {
    const { id, moment, who, before, after } = change;
    return {
      ...{ key: String(id), moment, who, lines: linesOf(change, titleOf) },
      links: [
        ...leadTo(String(id), after, staffHistory.return),
        ...(change === oldest ? leadTo(`${UNTIL}${id}`, before, messages.until) : []),
      ],
    };
  });
  return { changes, page, pageCount };
}

/** What the form of a campaign begins with where the address names a change; null where it names none. */
export async function askedCampaign({ db, url }: Asked, id: number) {
  const asked = url.searchParams.get(AS_OF) ?? '';
  const all = asked === '' ? [] : await readChanges(db, id);
  const change = all.find((each) => asked.replace(UNTIL, '') === String(each.id));
  const past = asked.startsWith(UNTIL) ? change?.before : change?.after;
  if (!change || !past) return null;
  const { moment, who } = change;
  return { values: campaignFormValues(past), filled: { moment, who } };
}

/** The newest first. */
async function readChanges(db: Queryable, id: number): Promise<Change[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id::int, l.at, s.name as by, l.action, l.detail
    from audit_log l left join staff s on l.actor = 'staff:' || s.id
    where l.subject_type = 'campaign' and l.subject_id = ${String(id)}
    order by l.id desc limit 1000`);
  return rows.map(({ at, by, action, detail, ...row }) => {
    const whole = wholes.safeParse(detail).data;
    return {
      ...{ ...row, moment: formatMoment(new Date(at), { withYear: true }) },
      who: by ?? staffHistory.unknown,
      before: content.safeParse(whole?.before).data ?? null,
      after: content.safeParse(whole?.after).data ?? null,
      moved: action === 'campaign.moved' ? (moved.safeParse(detail).data ?? null) : null,
      isFirst: action === 'campaign.added',
    };
  });
}

function linesOf(
  { before, after, moved: move, isFirst }: Change,
  titleOf: (slug: string) => string,
): ChangedLine[] {
  const { states } = messages;
  if (move) return [{ where: messages.state, before: states[move.from], after: states[move.to] }];
  if (isFirst) return [{ where: messages.campaign, before: '', after: messages.added }];
  if (!before || !after)
    return [{ where: messages.campaign, before: '', after: messages.unreadable }];
  return differences(before, after, titleOf);
}

function differences(
  before: CampaignContent,
  after: CampaignContent,
  titleOf: (slug: string) => string,
): ChangedLine[] {
  const line = (where: string, wordsOf: (campaign: CampaignContent) => string) => {
    const [was, is] = [wordsOf(before), wordsOf(after)];
    return was === is ? [] : [{ where, before: was, after: is || staffHistory.nothing }];
  };
  const yesOrNo = (is: boolean) => (is ? staffHistory.yes : staffHistory.no);
  const [was, is] = [before, after].map((each) => campaignFormValues(each).texts);
  const names = Object.keys({ ...was, ...is });
  return [
    ...line(form.services, ({ services }) => services.map(titleOf).join(', ')),
    ...line(form.starts, ({ startsOn }) => formatDate(startsOn)),
    ...line(form.ends, ({ endsOn }) => formatDate(endsOn)),
    ...line(form.yearly, ({ isYearly }) => yesOrNo(isYearly)),
    ...line(form.questionnaire, ({ offersQuestionnaire }) => yesOrNo(offersQuestionnaire)),
    ...names.flatMap((name) =>
      line(campaignFieldName(name), (each) => (each === before ? was : is)?.[name] ?? ''),
    ),
  ];
}

function isLike(past: CampaignContent, now: StoredCampaign): boolean {
  // The address of a page that people know stays.
  const slug = now.state === 'published' ? now.slug : past.slug;
  return isSame({ ...past, slug }, content.parse(now));
}
