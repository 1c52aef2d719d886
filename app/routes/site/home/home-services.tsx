import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { homeMessages } from '#app/locales/home-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { HomeSection } from './home-section.tsx';

/** Every service in a row to leaf through, and the way to the whole list. */
export function HomeServices({ services }: { services: readonly ListedService[] }) {
  const texts = useMessages(homeMessages).services;
  return (
    <HomeSection id="servicos" title={texts.title} lead={texts.lead}>
      <Carousel
        label={texts.row(services.length)}
        texts={texts}
        action={
          <LinkButton href="/servicos" look="secondary">
            {texts.all(services.length)}
          </LinkButton>
        }
      >
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} titleLevel={3} />
          </li>
        ))}
      </Carousel>
      <p className="section-note">{texts.unsure}</p>
    </HomeSection>
  );
}
