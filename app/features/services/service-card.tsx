import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import type { ListedService } from './listed-services.ts';
import { ServiceGlyph } from './service-glyph.tsx';

type ServiceCardProps = { service: ListedService; titleLevel: 2 | 3 };

/** One service in a list; the whole card leads to its page. */
export function ServiceCard({ service, titleLevel }: ServiceCardProps) {
  const { durationText } = useMessages(servicesMessages).page;
  return (
    <LinkCard
      href={`/servicos/${addressOf(service)}`}
      title={service.title}
      titleLevel={titleLevel}
      picture={<ServiceGlyph slug={service.slug} glyph={service.glyph} />}
      fact={durationText(service.minutes)}
    >
      <p>{service.summary}</p>
    </LinkCard>
  );
}
