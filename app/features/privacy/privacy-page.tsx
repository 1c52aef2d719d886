import { privacy } from '#app/locales/pt-BR/privacy.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { PrivacyText } from './privacy-text.ts';

type PrivacyPageProps = {
  clinicName: string;
  /** With its placeholders filled. */
  text: PrivacyText;
};

/** The privacy policy, with a list of its sections above them. */
export function PrivacyPage({ clinicName, text }: PrivacyPageProps) {
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinicName} title={privacy.title} lead={privacy.lead} />
        <Prose blocks={text.intro} />
        <nav className="privacy-contents" aria-labelledby="nesta-pagina">
          <h2 id="nesta-pagina">{privacy.contents}</h2>
          <ul>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="chapters">
          {text.sections.map(({ id, title, body }) => (
            <section key={id} className="stack" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <Prose blocks={body} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
