import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { categoryNamed } from '#app/clinic/record/category-fields.ts';
import { STANDARD_CATEGORIES } from '#app/clinic/record/standard-categories.ts';
import { OFFERS, offersOf } from '#app/clinic/words/site-offers.ts';
import type { Post } from '#app/features/blog/post.ts';
import { suggestedCategory } from '#app/features/cms/category-aliases.ts';
import type { FaqEntry } from '#app/features/faq/faq-entry.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { ContentProblem } from '#app/platform/text/content-problem.ts';
import type { ContentSource } from '#app/platform/text/markdown-files.server.ts';
import { CATARACT_FILE } from './offers-in.ts';
import type { ArticleText } from './page-texts.server.ts';
import type { Content, Editorial } from './site-content.server.ts';

type Named = {
  clinic: Clinic;
  people: readonly { slug: string }[];
  editorial: Pick<Editorial, 'posts' | 'episodes'>;
};

/** Who and what texts may name: also those of before, who wrote some of them. */
function namesOf({ people, formerPeople, services, formerServices }: Clinic) {
  return {
    people: new Set([...people, ...formerPeople].map(({ slug }) => slug)),
    services: new Set([...services, ...formerServices].map(({ slug }) => slug)),
  };
}

/**
 * Problems of people and services that texts name and the clinic record lacks: nobody answers for an article by an
 * unknown author.
 */
export function unknownNames({ clinic, people: biographies, editorial }: Named): ContentProblem[] {
  const { people, services } = namesOf(clinic);
  const { locale } = clinic;
  const check = (file: string, path: string, names: readonly string[], known: Set<string>) =>
    names
      .filter((name) => !known.has(name))
      .map((name): ContentProblem => ({ file, path, code: 'not-in-record', params: { name } }));
  return [
    ...biographies.flatMap(({ slug }) =>
      check(`${locale}/people/${slug}.md`, 'name', [slug], people),
    ),
    ...editorial.posts.flatMap(({ slug, author, services: named }) => [
      ...check(`${locale}/posts/${slug}.md`, 'author', author === null ? [] : [author], people),
      ...check(`${locale}/posts/${slug}.md`, 'services', named, services),
    ]),
    ...editorial.episodes.flatMap(({ slug, speakers, services: named }) => [
      ...check(`${locale}/episodes/${slug}.md`, 'speakers', speakers, people),
      ...check(`${locale}/episodes/${slug}.md`, 'services', named, services),
    ]),
  ];
}

/**
 * The texts that come with the software, as those of this clinic: its doctor answers for articles of people whom the
 * record does not name, without having reviewed them, and they have categories of this clinic; biographies and conversations of such people are left out, as are
 * services that are not offered and questions about what there is not.
 * @param isFile whether a text is as it came, 'posts/catarata.md'
 */
export function adopted(content: Content, isFile: (name: string) => boolean): Content {
  const { clinic, services, people: biographies, editorial, pages } = content;
  const { people, services: known } = namesOf(clinic);
  const areKnown = (slugs: readonly string[]) => slugs.every((slug) => people.has(slug));
  const posts = editorial.posts.map((post) => {
    if (!isFile(`posts/${post.slug}.md`)) return post;
    const isOurs = post.author === null || people.has(post.author);
    return {
      ...post,
      services: post.services.filter((slug) => known.has(slug)),
      ...adoptedCategory(post, clinic),
      ...(isOurs ? {} : { author: clinic.doctor.slug, reviewedOn: null }),
    };
  });
  const episodes = editorial.episodes
    .filter(({ slug, speakers }) => !isFile(`episodes/${slug}.md`) || areKnown(speakers))
    .map((episode) => {
      if (!isFile(`episodes/${episode.slug}.md`)) return episode;
      return { ...episode, services: episode.services.filter((slug) => known.has(slug)) };
    });
  const { cataract } = pages;
  // The file tells of the demonstration's doctor. Another clinic has reviewed it once it has written so itself.
  const isHere = clinic.people.some(({ slug }) => slug === cataract.reviewer);
  const isOwn = !isFile(CATARACT_FILE);
  const isReviewed = (isHere && clinic.examples.posts) || isOwn;
  return {
    ...content,
    services: services.filter(({ slug }) => known.has(slug)),
    people: biographies.filter(({ slug }) => people.has(slug) || !isFile(`people/${slug}.md`)),
    pages: {
      ...pages,
      exampleReviews: clinic.examples.reviews ? pages.exampleReviews : [],
      cataract: { ...(isReviewed ? cataract : withoutReview(cataract)), isOwn },
    },
    editorial: {
      ...editorial,
      posts: clinic.offers.blog ? posts : [],
      episodes: clinic.offers.podcast ? episodes : [],
      faq: editorial.faq.filter(({ needs }) => needs.every((need) => isMet(need, clinic))),
    },
  };
}

function withoutReview({ reviewer, reviewedOn, ...text }: ArticleText): ArticleText {
  return text;
}

/** Of an article whose category the clinic has not: the one that its name suggests. */
function adoptedCategory({ category: slug, categoryLabel }: Post, { postCategories }: Clinic) {
  if (categoryLabel !== '') return { category: slug, categoryLabel };
  const standard = STANDARD_CATEGORIES.find((each) => each.slug === slug);
  const name = standard?.label[DEFAULT_LOCALE] ?? slug;
  const category = suggestedCategory({ slug, name }, postCategories);
  return { category, categoryLabel: categoryNamed(postCategories, category)?.label ?? '' };
}

function isMet(need: string, clinic: Clinic): boolean {
  const offer = new Map<string, unknown>(Object.entries(offersOf(clinic))).get(need);
  return typeof offer === 'boolean' ? offer : clinic.services.some(({ slug }) => slug === need);
}

/** Problems of questions that ask for what no clinic could offer: a typing error would hide them for ever. */
export function unmetNeeds(
  faq: readonly FaqEntry[],
  { locale, words }: ContentSource,
): ContentProblem[] {
  const known: ReadonlySet<string> = new Set(OFFERS);
  return faq.flatMap(({ slug, needs }) =>
    needs
      .filter((need) => !known.has(need) && !words?.facts.offers.has(need))
      .map(
        (name): ContentProblem => ({
          file: `${locale}/faq/${slug}.md`,
          path: 'needs',
          ...{ code: 'not-in-record', params: { name } },
        }),
      ),
  );
}
