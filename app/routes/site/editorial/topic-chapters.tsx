import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';

/** Tags of an article or an episode. */
export function TagsChapter({ title, tags }: { title: string; tags: readonly string[] }) {
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

/** Services related to an article or an episode. */
export function ServicesChapter({ title, services }: ServicesChapterProps) {
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
