import { data } from 'react-router';
import type { CmsCategories } from '#app/clinic/cms-fields.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isOffered } from '#app/clinic/record/archived.ts';
import { categoryOfTerm, suggestedCategory } from '#app/features/cms/category-aliases.ts';
import { readCategoryChoices } from '#app/features/cms/read-foreign.server.ts';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { readTerms } from '#app/features/cms/source-state.server.ts';
import { changeSetting, readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffSource.categories;

/** The field of a category of the source. */
const fieldOf = (slug: string) => `c-${slug}`;

export async function readCategoriesPage(args: StaffArgs) {
  const { services, url, may } = staffPageOf(args);
  const { db } = services;
  const categories = services.contents['pt-BR'].clinic.postCategories;
  const settled = await readCategoryChoices(db);
  const setting = (await readSettings(db)).get('cms-categories');
  return {
    terms: (await readTerms(db)).map((term) => {
      const suggested = suggestedCategory(term, categories);
      const value = categoryOfTerm(term, { settled, categories });
      return {
        field: fieldOf(term.slug),
        name: term.name,
        posts: messages.posts(term.posts),
        value,
        options: categories
          .filter((each) => isOffered(each) || each.slug === value)
          .map(({ slug, label }) => ({
            value: slug,
            label: slug === suggested ? `${label} (${messages.suggested})` : label,
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
  const categories = services.contents['pt-BR'].clinic.postCategories;
  const settled = await readCategoryChoices(db);
  const value: CmsCategories = { ...settled };
  const errors: FieldError[] = [];
  for (const term of terms) {
    const sent = formText(form, fieldOf(term.slug));
    // Read since the form was opened.
    if (sent === '') continue;
    const chosen = categories.find(({ slug }) => slug === sent);
    const isSettled = sent === categoryOfTerm(term, { settled, categories });
    if (!chosen || (chosen.isArchived && !isSettled)) {
      errors.push({ fieldId: fieldOf(term.slug), message: messages.wrong });
    } else if (sent === suggestedCategory(term, categories)) delete value[term.slug];
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
