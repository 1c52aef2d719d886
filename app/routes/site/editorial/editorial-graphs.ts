import type { Professional } from '#app/clinic/professionals.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { clinicId } from '#app/clinic/structured-data/clinic-nodes.ts';
import {
  type LdDraftNode,
  type LdGraph,
  referenceTo,
} from '#app/clinic/structured-data/ld-node.ts';
import { pageId, questionNodes } from '#app/clinic/structured-data/page-nodes.ts';
import { personId, personNode } from '#app/clinic/structured-data/person-nodes.ts';
import { episodeNode, seriesId, seriesNode } from '#app/clinic/structured-data/podcast-nodes.ts';
import { serviceId, serviceNode } from '#app/clinic/structured-data/service-node.ts';
import type { SiteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import type { Post } from '#app/features/blog/post.ts';
import type { AnsweredQuestion } from '#app/features/faq/answered-questions.ts';
import type { Episode, Podcast } from '#app/features/podcast/episode.ts';
import { blogMessages } from '#app/locales/blog.ts';
import { faqMessages } from '#app/locales/faq.ts';
import { machinesMessages } from '#app/locales/machines.ts';
import { audioFormat } from '#app/platform/audio-files.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { shareImagePath } from '#app/platform/share-image-path.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import { type GraphContext, pageGraph } from '#app/routes/site/machines/page-graph.ts';

/** Structured data of the list of articles. */
export function blogGraph(context: GraphContext): LdGraph {
  const { title, pageDescription } = blogMessages[context.site.locale];
  const description = pageDescription(context.content.clinic.displayName);
  return pageGraph(context, { path: '/blog', name: title, description, type: 'CollectionPage' });
}

type PostParts = {
  post: Post;
  /** Null where it is nobody of the clinic. */
  author: Professional | null;
  reviewer: Professional;
};

/** The article with its author, and the page with its reviewer and the date of review where somebody has reviewed it. */
export function postGraph(context: GraphContext, { post, author, reviewer }: PostParts): LdGraph {
  const { site, content } = context;
  const path = `/blog/${post.slug}`;
  const { reviewedOn } = post;
  const people = [
    ...(author ? [author] : []),
    ...(reviewedOn !== null && author?.name !== reviewer.name ? [reviewer] : []),
  ];
  const imagePath = shareImagePath(new URL(site.page(path)).pathname);
  const services = content.services.filter(({ slug }) => post.services.includes(slug));
  const { bodyPart } = machinesMessages[site.locale];
  return pageGraph(context, {
    path,
    name: post.title,
    description: post.excerpt,
    type: reviewedOn === null ? 'WebPage' : 'MedicalWebPage',
    under: '/blog',
    more: {
      ...(reviewedOn === null
        ? {}
        : { reviewedBy: referenceTo(personId(reviewer.name, site)), lastReviewed: reviewedOn }),
      about: services.map((service) => referenceTo(serviceId(addressOf(service), site))),
    },
    nodes: [
      postNode(
        {
          ...post,
          path,
          section: post.categoryLabel,
          author: author
            ? referenceTo(personId(author.name, site))
            : post.authorName && { '@type': 'Person', name: post.authorName },
          imageUrl: site.shared(imagePath),
        },
        site,
      ),
      ...people.map((person) => personNode(person, site)),
      ...services.map((service) => serviceNode({ ...service, bodyPart }, site)),
    ],
  });
}

/** Structured data of the podcast page. */
export function podcastGraph(context: GraphContext, podcast: Podcast): LdGraph {
  const { site } = context;
  return pageGraph(context, {
    path: '/podcast',
    name: podcast.title,
    description: podcast.description,
    type: 'CollectionPage',
    more: { mainEntity: referenceTo(seriesId(site)) },
    nodes: [seriesNode(podcast, site)],
  });
}

/** An episode, its series and its speakers. The audio is Portuguese in both languages. */
export function episodeGraph(
  context: GraphContext,
  { episode, podcast, speakers }: EpisodeParts,
): LdGraph {
  const { site } = context;
  const path = `/podcast/${episode.slug}`;
  const described = {
    ...episode,
    path,
    audioPath: episode.audio,
    audioType: audioFormat(episode.audio).type,
    formatIn: DEFAULT_LOCALE,
    speakerNames: speakers.map(({ name }) => name),
  };
  return pageGraph(context, {
    path,
    name: episode.title,
    description: episode.description,
    under: '/podcast',
    nodes: [
      episodeNode(described, site),
      seriesNode(podcast, site),
      ...speakers.map((person) => personNode(person, site)),
    ],
  });
}

type EpisodeParts = { episode: Episode; podcast: Podcast; speakers: readonly Professional[] };

/** All questions with their answers, whatever the visitor searched for. */
export function faqGraph(context: GraphContext, answered: readonly AnsweredQuestion[]): LdGraph {
  const { clinic } = context.content;
  const messages = faqMessages[context.site.locale];
  const questions = answered.map(({ question, answer }) => ({
    question,
    answer: plainTextOf(answer),
  }));
  return pageGraph(context, {
    path: '/faq',
    name: messages.title,
    description: messages.pageDescription(clinic.displayName),
    type: 'FAQPage',
    more: { mainEntity: questionNodes(questions) },
  });
}

type DescribedPost = {
  path: string;
  title: string;
  excerpt: string;
  section: string;
  /** Undefined where nobody is named. */
  author: LdDraftNode[string];
  /** Calendar days. */
  publishedOn: string;
  updatedOn?: string | undefined;
  tags: readonly string[];
  sources: readonly string[];
  readingMinutes: number;
  imageUrl: string;
};

/** An article; the node of an author who is a practitioner must be in the same graph. */
function postNode(post: DescribedPost, site: SiteAddresses): LdDraftNode {
  return {
    '@type': 'BlogPosting',
    '@id': `${site.page(post.path)}#artigo`,
    url: site.page(post.path),
    headline: post.title,
    description: post.excerpt,
    articleSection: post.section,
    keywords: post.tags.join(', '),
    datePublished: post.publishedOn,
    dateModified: post.updatedOn ?? post.publishedOn,
    inLanguage: site.locale,
    image: post.imageUrl,
    timeRequired: `PT${post.readingMinutes}M`,
    citation: post.sources,
    author: post.author,
    publisher: referenceTo(clinicId(site)),
    mainEntityOfPage: referenceTo(pageId(post.path, site)),
  };
}
