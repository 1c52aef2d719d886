import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { visionMessages } from '#app/locales/vision.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { EyeDrawing } from './eye-drawing.tsx';
import { EYE_PARTS, type EyePart } from './eye-parts.ts';

type EyeExplorerProps = {
  locale: Locale;
  /** The services that exist, which give the links their titles. */
  services: readonly { slug: string; title: string }[];
  titleLevel?: 2 | 3;
};

/**
 * Cross-section of the eye: each number in the drawing links to its part in the list beside it, and
 * the list links to the services that examine it. Plain links; the list alone is complete.
 */
export function EyeExplorer({ locale, services, titleLevel = 2 }: EyeExplorerProps) {
  const messages = visionMessages[locale].eye;
  const servicesOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => services.filter((each) => each.slug === slug));
  const examined = EYE_PARTS.filter((each) => servicesOf(each.services).length > 0);
  const isExamined = (part: EyePart) => examined.some((each) => each.part === part);
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  const PartTitle = titleLevel === 2 ? 'h3' : 'h4';
  return (
    <section className="eye-explorer" aria-labelledby="olho">
      <div className="section-head">
        <Title id="olho">{messages.title}</Title>
        <p className="lead">
          {examined.length < EYE_PARTS.length ? messages.someLead : messages.lead}
        </p>
      </div>
      <div className="split eye-split">
        <EyeDrawing
          label={messages.picture}
          parts={messages.parts}
          hrefOf={(part) => (isExamined(part) ? `#${idOf(part)}` : null)}
        />
        <ol className="eye-list">
          {EYE_PARTS.map(({ part, services: slugs }) => (
            <li key={part} id={idOf(part)}>
              <PartTitle>{messages.parts[part].title}</PartTitle>
              <p>{messages.parts[part].text}</p>
              {isExamined(part) ? (
                <ul className="eye-exams">
                  {servicesOf(slugs).map((service) => (
                    <li key={service.slug}>
                      <a href={localPath(locale, `/servicos/${addressOf(service)}`)}>
                        {service.title}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

// Like the paths, the fragments are Portuguese.
const FRAGMENTS = {
  tears: 'lagrima',
  cornea: 'cornea',
  angle: 'angulo',
  iris: 'iris',
  lens: 'cristalino',
  vitreous: 'vitreo',
  retina: 'retina',
  macula: 'macula',
  nerve: 'nervo-optico',
} satisfies Record<EyePart, string>;

function idOf(part: EyePart): string {
  return `olho-${FRAGMENTS[part]}`;
}
