import { visionMessages } from '#app/locales/vision-texts.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { EyeDrawing } from './eye-drawing.tsx';
import { EYE_PARTS, type EyePart } from './eye-parts.ts';

type EyeExplorerProps = {
  locale: Locale;
  /** The services there are, by which the links are called. */
  services: readonly { slug: string; title: string }[];
  titleLevel?: 2 | 3;
};

/**
 * The eye in section: each number in the drawing leads to the part's lines in the list beside it, and
 * those to the services that look at it. Plain links; the list alone says everything.
 */
export function EyeExplorer({ locale, services, titleLevel = 2 }: EyeExplorerProps) {
  const texts = visionMessages[locale].eye;
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  const PartTitle = titleLevel === 2 ? 'h3' : 'h4';
  return (
    <section className="eye-explorer" aria-labelledby="olho">
      <div className="section-head">
        <Title id="olho">{texts.title}</Title>
        <p className="lead">{texts.lead}</p>
      </div>
      <div className="split eye-split">
        <EyeDrawing label={texts.picture} parts={texts.parts} hrefOf={(part) => `#${idOf(part)}`} />
        <ol className="eye-list">
          {EYE_PARTS.map(({ part, services: slugs }) => (
            <li key={part} id={idOf(part)}>
              <PartTitle>{texts.parts[part].title}</PartTitle>
              <p>{texts.parts[part].text}</p>
              <ul className="eye-exams">
                {slugs.flatMap((slug) => {
                  const service = services.find((each) => each.slug === slug);
                  if (!service) return [];
                  return (
                    <li key={slug}>
                      <a href={localPath(locale, `/servicos/${slug}`)}>{service.title}</a>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

// Like the addresses, the fragments are Portuguese.
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
