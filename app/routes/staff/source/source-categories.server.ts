import { data } from 'react-router';
import type { CmsCategories } from '#app/clinic/cms-fields.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { POST_CATEGORIES } from '#app/features/blog/post.ts';
import { categoryOfTerm, suggestedCategory } from '#app/features/cms/category-aliases.ts';
import { readCategoryChoices } from '#app/features/cms/read-foreign.server.ts';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { readTerms } from '#app/features/cms/source-state.server.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { blog } from '#app/locales/blog.ts';
import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffSource.categories;
const known = POST_CATEGORIES;

/** The field of a category of the source. */
const fieldOf = (slug: string) => `c-${slug}`;

export async function readCategoriesPage(args: StaffArgs) {
  const { services, url, may } = staffPageOf(args);
  const { db } = services;
  const settled = await readCategoryChoices(db);
  const setting = (await readSettings(db)).get('cms-categories');
  return {
    terms: (await readTerms(db)).map((term) => {
      const suggested = suggestedCategory(term, known);
      return {
        field: fieldOf(term.slug),
        name: term.name,
        posts: messages.posts(term.posts),
        value: categoryOfTerm(term, { settled, known }),
        options: known.map((id) => ({
          value: id,
          label:
            id === suggested
              ? `${blog.categories[id]} (${messages.suggested})`
              : blog.categories[id],
        })),
      };
    }),
    version: setting?.version ?? 0,
    lastChange: setting
      ? staffSource.settings.lastChange(setting.by, formatMoment(setting.at))
      : null,
    isSaved: url.searchParams.has('feito'),
    mayChange: may('content.source'),
  };
}

/** Settles the categories; one that is as suggested is not stored, and follows the suggestion. */
export async function answerCategories(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const { db } = services;
  const form = await args.request.formData();
  const terms = await readTerms(db);
  const value: CmsCategories = { ...(await readCategoryChoices(db)) };
  const errors: FieldError[] = [];
  for (const term of terms) {
    const sent = formText(form, fieldOf(term.slug));
    // Read since the form was opened.
    if (sent === '') continue;
    if (!known.some((id) => id === sent)) {
      errors.push({ fieldId: fieldOf(term.slug), message: messages.wrong });
    } else if (sent === suggestedCategory(term, known)) delete value[term.slug];
    else value[term.slug] = sent;
  }
  if (errors.length > 0) return refused({ errors, version: null }, 400);
  const seenVersion = Number(formText(form, 'versao'));
  const changed = await changeSetting(services, 'cms-categories', {
    value,
    seenVersion,
    by: staff.id,
  });
  if (changed.ok) return seeOther(`${SOURCE_PATHS.categories}?feito`);
  const now = (await readSettings(db)).get('cms-categories');
  const message = now ? messages.changed(now.by, formatMoment(now.at)) : messages.wrong;
  const fieldId = fieldOf(terms[0]?.slug ?? '');
  return refused({ errors: [{ fieldId, message }], version: now?.version ?? 0 }, 409);
}

type View = { errors: FieldError[]; version: number | null };

function refused(view: View, status: number) {
  return data(view, { status, headers: ERROR_HEADERS });
}
