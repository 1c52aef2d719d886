/** Export files of WordPress for tests, as `export_wp()` writes them. */

export type TestPost = {
  id?: number;
  type?: string;
  status?: string;
  title?: string;
  name?: string;
  link?: string;
  creator?: string;
  content?: string;
  excerpt?: string;
  date?: string;
  modified?: string;
  categories?: readonly (readonly [string, string])[];
  tags?: readonly string[];
  attachmentUrl?: string;
  meta?: Readonly<Record<string, string>>;
};

export const OLD_SITE = 'https://antigo.example.com';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export function exportItem(post: TestPost = {}): string {
  const id = post.id ?? 1;
  const name = post.name ?? `texto-${id}`;
  const date = post.date ?? '2023-05-17 09:30:00';
  const modified = post.modified ?? date;
  const [year, month] = date.split('-');
  const term = (domain: string, slug: string, words: string) =>
    `<category domain="${domain}" nicename="${slug.replaceAll(/[^\w-]/g, '-')}">${cdata(words)}</category>`;
  const meta = Object.entries(post.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item>
<title>${cdata(post.title ?? `Texto ${id}`)}</title>
<link>${post.link ?? `${OLD_SITE}/${year}/${month}/${name}/`}</link>
<pubDate>Wed, 17 May 2023 12:30:00 +0000</pubDate>
<dc:creator>${cdata(post.creator ?? 'helena')}</dc:creator>
<guid isPermaLink="false">${OLD_SITE}/?p=${id}</guid>
<content:encoded>${cdata(post.content ?? '<p>O olho seco arde.</p>')}</content:encoded>
<excerpt:encoded>${cdata(post.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_modified>${cdata(modified)}</wp:post_modified>
<wp:post_modified_gmt>${cdata(modified)}</wp:post_modified_gmt>
<wp:post_name>${cdata(name)}</wp:post_name>
<wp:status>${cdata(post.status ?? 'publish')}</wp:status>
<wp:post_type>${cdata(post.type ?? 'post')}</wp:post_type>
<wp:post_password>${cdata('')}</wp:post_password>
${post.attachmentUrl ? `<wp:attachment_url>${cdata(post.attachmentUrl)}</wp:attachment_url>` : ''}
${(post.categories ?? [['olho-seco', 'Olho seco']]).map(([slug, words]) => term('category', slug, words)).join('\n')}
${(post.tags ?? ['olho seco']).map((words) => term('post_tag', words.replaceAll(' ', '-'), words)).join('\n')}
${meta.join('\n')}
</item>`;
}

/** A whole file. @param items as `exportItem` writes them */
export function exportFile(
  items: readonly string[],
  {
    head = '',
    site = OLD_SITE,
    author = 'Dra. Helena Prado Vilela',
  }: { head?: string; site?: string; author?: string } = {},
): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>
${head}<!-- generator="WordPress/6.8" -->
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Olhar Antigo</title>
<link>${site}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url>
<wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_id>2</wp:author_id><wp:author_login>${cdata('helena')}</wp:author_login><wp:author_display_name>${cdata(author)}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>7</wp:term_id><wp:category_nicename>${cdata('olho-seco')}</wp:category_nicename><wp:cat_name>${cdata('Olho seco')}</wp:cat_name></wp:category>
${items.join('\n')}
</channel>
</rss>
`);
}
