import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';

const messages = staffCatalogue.add;

type TemplatesProps = {
  templates: readonly {
    slug: string;
    glyph: string | undefined;
    title: string;
    durationMinutes: number;
    isFormer: boolean;
  }[];
};

/** What a new service can begin with. */
export function Templates({ templates }: TemplatesProps) {
  return (
    <section className="flow" aria-labelledby="templates-title">
      <p>
        <a className="button button-primary" href="?modelo=nenhum">
          <span>{messages.blank}</span>
        </a>
      </p>
      <h2 id="templates-title">{messages.templates}</h2>
      {templates.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul className="settings-list">
          {templates.map(({ slug, glyph, title, durationMinutes, isFormer }) => (
            <li key={slug} className="settings-row">
              <div className="settings-template">
                <ServiceGlyph slug={slug} glyph={glyph} />
                <div>
                  <a
                    className="settings-name"
                    href={`?modelo=${slug}`}
                    aria-label={messages.use(title)}
                  >
                    {title}
                  </a>
                  <div>{messages.minutes(durationMinutes)}</div>
                  {isFormer ? <div className="small">{messages.former}</div> : null}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
