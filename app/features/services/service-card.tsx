import { services } from '#app/locales/pt-BR/services.ts';
import { LinkCard } from '#app/ui/card/card.tsx';

import type { ListedService } from './listed-services.ts';
import { ServiceGlyph } from './service-glyph.tsx';

type ServiceCardProps = {
  service: ListedService;
  titleLevel: 2 | 3;
  /** Leaves the summary out and uses the short title. */
  isBrief?: boolean;
};

/** One service in a list; the whole card leads to its page. */
export function ServiceCard({ service, titleLevel, isBrief = false }: ServiceCardProps) {
  return (
    <LinkCard
      href={`/servicos/${service.slug}`}
      title={isBrief ? service.shortTitle : service.title}
      titleLevel={titleLevel}
      picture={<ServiceGlyph slug={service.slug} />}
      fact={services.page.durationText(service.minutes)}
    >
      {isBrief ? null : <p>{service.summary}</p>}
    </LinkCard>
  );
}
