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
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  const PartTitle = titleLevel === 2 ? 'h3' : 'h4';
  return (
    <section className="eye-explorer" aria-labelledby="olho">
      <div className="section-head">
        <Title id="olho">{messages.title}</Title>
        <p className="lead">{messages.lead}</p>
      </div>
      <div className="split eye-split">
        <EyeDrawing
          label={messages.picture}
          parts={messages.parts}
          hrefOf={(part) => `#${idOf(part)}`}
        />
        <ol className="eye-list">
          {EYE_PARTS.map(({ part, services: slugs }) => (
            <li key={part} id={idOf(part)}>
              <PartTitle>{messages.parts[part].title}</PartTitle>
              <p>{messages.parts[part].text}</p>
              {slugs.some((slug) => services.some((each) => each.slug === slug)) ? (
                <ul className="eye-exams">
                  {slugs.flatMap((slug) => {
                    const service = services.find((each) => each.slug === slug);
                    if (!service) return [];
                    return (
                      <li key={slug}>
                        <a href={localPath(locale, `/servicos/${addressOf(service)}`)}>
                          {service.title}
                        </a>
                      </li>
                    );
                  })}
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
