import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import type { ServiceText } from '#app/features/services/service-text.ts';
import { ServiceVideo } from '#app/features/services/service-video.tsx';
import { conditionsFor } from '#app/features/vision/conditions.ts';
import { housesMessages } from '#app/locales/clinic/houses.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { Locale } from '#app/platform/locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { type Evaluation, ServiceCallToAction } from './service-call-to-action.tsx';
import { Preparation } from './service-preparation.tsx';
import { ServicePrice } from './service-price.tsx';
import { VisionSection } from './vision-section.tsx';

type ServicePageProps = {
  locale: Locale;
  clinic: PublicClinic;
  service: ServiceText;
  isBookableOnline: boolean;
  /** What is booked in its place while it is not booked online. */
  evaluation: Evaluation | null;
  /** The houses of several that alone have it. */
  where: readonly string[] | null;
  /** Who takes another amount than the service's price says. */
  otherPrices?: readonly { name: string; cents: number }[];
  others: readonly ListedService[];
};

/** Everything about one service, with booking beside or below it. */
export function ServicePage({
  locale,
  clinic,
  service,
  isBookableOnline,
  evaluation,
  where,
  otherPrices = [],
  others,
}: ServicePageProps) {
  const { page: messages } = useMessages(servicesMessages);
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href="/servicos">{messages.back}</BackLink>
        <div className="service-head">
          <ServiceGlyph slug={service.slug} glyph={service.glyph} isLarge />
          <PageHeader title={service.title} lead={service.summary}>
            <p className="fact">
              <Icon name="clock" />
              <span>
                <strong>{messages.duration}:</strong> {messages.durationText(service.minutes)}.{' '}
                {service.minutes.perEye ? messages.bothEyes : null}
              </span>
            </p>
            {where ? <Where houses={where} /> : null}
            <ServicePrice price={service.price} others={otherPrices} />
          </PageHeader>
        </div>
        <div className="service-body">
          <ServiceCallToAction
            clinic={clinic}
            service={service}
            isBookableOnline={isBookableOnline}
            evaluation={evaluation}
          />
          <div className="chapters">
            <Prose blocks={service.body} />
            <Preparation service={service} />
            {service.included.length > 0 ? (
              <Chapter id="incluido" title={messages.included}>
                <ul className="checks">
                  {service.included.map((line) => (
                    <li key={line}>
                      <Icon name="check" />
                      <span>{line}</span>
                    </li>
                  ))}
                </ul>
              </Chapter>
            ) : null}
            {service.benefits.length > 0 ? (
              <Chapter id="vantagens" title={messages.benefits}>
                <dl className="benefits">
                  {service.benefits.map(({ title, text }) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </Chapter>
            ) : null}
            {service.video ? (
              <Chapter id="video" title={service.video.title}>
                <ServiceVideo video={service.video} messages={messages.film} language={locale} />
              </Chapter>
            ) : null}
            <VisionSection locale={locale} conditions={conditionsFor(service.slug)} />
            {service.questions.length > 0 ? (
              <Chapter id="perguntas" title={messages.questions}>
                {service.questions.map(({ question, answer }) => (
                  <Disclosure key={question} summary={question}>
                    <p>{answer}</p>
                  </Disclosure>
                ))}
              </Chapter>
            ) : null}
            <p className="small reading">{messages.disclaimer}</p>
          </div>
        </div>
        {others.length > 0 ? (
          <Chapter id="outros" title={messages.others}>
            <ul className="grid">
              {others.map((other) => (
                <li key={other.slug}>
                  <ServiceCard service={other} titleLevel={3} />
                </li>
              ))}
            </ul>
          </Chapter>
        ) : null}
      </div>
    </div>
  );
}

/** Where it is done, of a service that not every house has. */
function Where({ houses }: { houses: readonly string[] }) {
  const { where } = useMessages(housesMessages);
  return (
    <p className="fact">
      <Icon name="pin" />
      <span>
        <strong>{where}:</strong> {houses.join(', ')}
      </span>
    </p>
  );
}
