import type { Post } from '#app/features/blog/post.ts';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Cover } from '#app/ui/picture/cover.tsx';

/** Tags of an article or an episode; nothing where there are none. */
export function TagsChapter({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Chapter id="temas" title={title}>
      <ul className="tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </Chapter>
  );
}

type ServicesChapterProps = { title: string; services: readonly ListedService[] };

/** Services related to an article or an episode; nothing where there are none. */
export function ServicesChapter({ title, services }: ServicesChapterProps) {
  if (services.length === 0) return null;
  return (
    <Chapter id="servicos-do-assunto" title={title}>
      <ul className="grid">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} titleLevel={3} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

const COVER_SIZES = '(min-width: 50rem) 46rem, 92vw';

/** The picture at the head of an article or an episode. */
export function TextCover({
  text,
}: {
  text: Pick<Post, 'cover' | 'services'> & { category?: string };
}) {
  const { cover, services, category = '' } = text;
  const drawing = <ServiceGlyph slug={services[0] ?? category} />;
  return (
    <div className="post-cover">
      <Cover {...{ cover, drawing }} sizes={COVER_SIZES} isFirst />
    </div>
  );
}
