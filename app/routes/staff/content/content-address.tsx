import { formText } from '#app/platform/form-values.ts';
import '#app/features/content/content.css';
import { data } from 'react-router';
import { isSlug } from '#app/features/content/content-document.ts';
import { CONTENT_ACTIONS, CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import { isOnSite } from '#app/features/content/content-state.ts';
import { moveContent } from '#app/features/content/move-content.server.ts';
import { LinkedFrom, MoveForm, WithdrawForm } from '#app/features/content/move-forms.tsx';
import { formerSlugs } from '#app/features/content/read-entry.server.ts';
import { withdrawContent } from '#app/features/content/release-content.server.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { localPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/content-address';
import { errorsOf } from './content-edit.server.ts';
import { changeOf, type EntryArgs, entryPageOf, linksTo, notThere } from './content-page.server.ts';

const messages = staffContent.address;

async function addressPageOf(args: EntryArgs) {
  const page = await entryPageOf(args, 'endereco');
  if (!page.type.isOpen) throw notThere();
  return page;
}

export async function loader(args: Route.LoaderArgs) {
  const { services, type, key, text, title, path } = await addressPageOf(args);
  const { row, version } = text;
  const former = row ? await formerSlugs(services.db, row.id) : [];
  const atHome = type.pathOf(key.slug);
  const addressOf = (slug: string) => localPath(key.locale, type.pathOf(slug) ?? '');
  return {
    title,
    path,
    slug: key.slug,
    seenVersion: String(version),
    isMovable: type.isMovable,
    former: former.map(addressOf),
    address: addressOf(key.slug),
    isWithdrawn: row?.isWithdrawn ?? false,
    isOnSite: isOnSite(row),
    linkedFrom: atHome === null ? [] : await linksTo(services, { ...key, path: atHome }),
  };
}

export async function action(args: Route.ActionArgs) {
  const page = await addressPageOf(args);
  const { services, staff, type, key, path } = page;
  const form = await args.request.formData();
  const snapshot = {
    ...key,
    version: Number(formText(form, CONTENT_FIELDS.version)),
    by: staff.id,
  };
  const slug = formText(form, CONTENT_FIELDS.slug).trim();
  const isMove = formText(form, CONTENT_FIELDS.action) === CONTENT_ACTIONS.move;
  const refused = (sentences: readonly string[], status: number) => {
    const errors = sentences.map((message) => ({ fieldId: CONTENT_FIELDS.slug, message }));
    return data({ errors, slug }, { status, headers: ERROR_HEADERS });
  };
  if (isMove && !(type.isMovable && isSlug(slug)))
    return refused([staffContent.refusals.slug], 422);
  if (isMove && slug === key.slug) return refused([staffContent.refusals.same], 422);
  const changed = await (isMove
    ? moveContent(services, snapshot, slug)
    : withdrawContent(services, snapshot));
  if (changed.ok) {
    const moved = contentPath({ type, locale: key.locale, slug });
    return seeOther(isMove ? `${moved}?feito=movido` : `${path}?feito=retirado`);
  }
  const { refusal } = changed;
  if (refusal.reason === 'faulty') {
    const errors = errorsOf(page, refusal.problems);
    return refused(
      errors.map(({ message }) => message),
      422,
    );
  }
  if (refusal.reason !== 'changed') return refused([staffContent.refusals[refusal.reason]], 409);
  const { who = '', when = '' } = changeOf(page) ?? {};
  return refused([staffContent.changed.message(who, when)], 409);
}

export default function ContentAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path, slug, isMovable } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={`${messages.title}: ${title}`}
      back={{ href: path, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <LinkedFrom entries={loaderData.linkedFrom} />
      {isMovable ? (
        <MoveForm {...loaderData} slug={actionData?.slug || slug} error={errors[0]?.message} />
      ) : null}
      <WithdrawForm {...loaderData} />
    </StaffScreen>
  );
}
