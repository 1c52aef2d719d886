import { clinicId } from './clinic-nodes.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import { pageId } from './page-nodes.ts';
import { personId } from './person-nodes.ts';
import type { SiteAddresses } from './site-addresses.ts';

export type DescribedPost = {
  path: string;
  title: string;
  excerpt: string;
  section: string;
  authorName: string;
  /** Calendar days. */
  publishedOn: string;
  updatedOn?: string | undefined;
  tags: readonly string[];
  sources: readonly string[];
  readingMinutes: number;
  imageUrl: string;
};

/** An article; its author's node must stand in the same graph. */
export function postNode(post: DescribedPost, site: SiteAddresses): LdDraftNode {
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
    author: referenceTo(personId(post.authorName, site)),
    publisher: referenceTo(clinicId(site)),
    mainEntityOfPage: referenceTo(pageId(post.path, site)),
  };
}
