import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { homeMessages } from '#app/locales/home.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { HomeSection } from './home-section.tsx';

/** A service with its next free times, earliest first. */
export type HomeTimes = {
  slug: string;
  title: string;
  starts: readonly {
    /** RFC 3339, with the clinic's offset. */
    startsAt: string;
    /** 'seg. 23' */
    day: string;
    /** '8h' */
    time: string;
    /** 'segunda, às 8h' */
    words: string;
    /** Where, and the code of the service there; absent in a clinic with one house. */
    house?: { name: string; code: string };
  }[];
};

/** Where the booking of a service begins, with a time to wish for or without. */
export function bookingHref(slug: string, startsAt?: string): string {
  const wish = startsAt === undefined ? '' : `&inicio=${encodeURIComponent(startsAt)}`;
  return `/agendamento?servico=${encodeURIComponent(slug)}${wish}`;
}

type HomeServicesProps = { times: readonly HomeTimes[]; services: readonly ListedService[] };

/** The next free times of a few services, then all services in a row. */
export function HomeServices({ times, services }: HomeServicesProps) {
  const messages = useMessages(homeMessages).services;
  const local = useLocalPath();
  return (
    <HomeSection id="servicos" title={messages.title}>
      {times.length > 0 ? (
        <ul className="next-free">
          {times.map((service) => (
            <ServiceTimes key={service.slug} {...service} />
          ))}
        </ul>
      ) : null}
      <Carousel
        label={messages.row(services.length)}
        messages={messages}
        action={
          <a className="section-link" href={local('/servicos')}>
            {messages.all(services.length)}
          </a>
        }
      >
        {services.map(({ slug, title, address = slug, glyph }) => (
          <li key={slug}>
            <LinkCard
              href={`/servicos/${address}`}
              title={title}
              picture={<ServiceGlyph slug={slug} glyph={glyph} />}
            />
          </li>
        ))}
      </Carousel>
    </HomeSection>
  );
}

function ServiceTimes({ slug, title, starts }: HomeTimes) {
  const messages = useMessages(homeMessages).services;
  const local = useLocalPath();
  return (
    <li>
      <h3>{title}</h3>
      <ul className="next-free-times">
        {starts.map(({ startsAt, day, time, house }) => (
          <li key={startsAt} data-starts-at={startsAt}>
            <a href={local(bookingHref(house?.code ?? slug, startsAt))}>
              <span>{day},</span> <strong>{time}</strong>
              {house ? <span> {house.name}</span> : null}
              <VisuallyHidden> ({title})</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <a className="next-free-more" href={local(bookingHref(slug))}>
        {messages.moreTimes}
        <VisuallyHidden> ({title})</VisuallyHidden>
      </a>
    </li>
  );
}
