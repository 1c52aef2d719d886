import { isOffered } from '#app/clinic/record/archived.ts';
import type { QuestionsView } from '#app/features/cms/import/import-questions.tsx';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import {
  questionsOf,
  suggestedAuthor,
  suggestedCategory,
} from '#app/site-content/import-answers.server.ts';
import { entriesOfImport } from '#app/site-content/import-views.server.ts';
import type { ImportPage } from './import-one.server.ts';

/** What staff are asked before the texts are brought, with what the site suggests. */
export async function questionsView(
  { services, row, clinic, today }: ImportPage,
  drafts: number,
): Promise<QuestionsView> {
  const questions = questionsOf(await entriesOfImport(services.db, row.id));
  const { practitioners } = clinic.resources;
  const titles = services.contents['pt-BR'].services;

  const { author, category } = staffImport.answers;
  return {
    version: row.version,
    doctor: clinic.doctor.name,
    authors: questions.authors.map(({ name, label, texts }) => ({
      label: author(label, texts),
      chosen: suggestedAuthor(name, practitioners) ?? '',
    })),
    categories: questions.categories.map((question) => ({
      label: category(question.label, question.texts),
      chosen: suggestedCategory(question, clinic.postCategories),
    })),
    people: practitioners.map(({ slug, name }) => ({ value: slug, label: name })),
    topics: clinic.postCategories
      .filter(isOffered)
      .map(({ slug, label }) => ({ value: slug, label })),
    services: titles.map(({ slug, title }) => ({ value: slug, label: title })),
    reviewedOn: '',
    today,
    service: '',
    drafts,
    origin: row.origin,
  };
}
