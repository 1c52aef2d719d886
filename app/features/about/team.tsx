import { aboutMessages } from '#app/locales/about.ts';
import type { Locale } from '#app/platform/locale.ts';
import { anchorOf } from '#app/platform/text/anchor.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { PersonText } from './about-text.ts';
import { PersonPicture } from './portrait.tsx';
import type { TeamMember } from './team-members.ts';

type TeamProps = { members: readonly TeamMember[]; locale: Locale };

/** Who attends, with the registrations that Brazilian medical advertising rules require. */
export function Team({ members, locale }: TeamProps) {
  return (
    <ul className="team">
      {members.map((person) => (
        <li key={person.slug} id={anchorOf(person.name)} className="team-member">
          <PersonPicture person={person} locale={locale} />
          <div className="stack">
            <h3>{person.name}</h3>
            <p className="person-role">{person.role}</p>
            {person.registrations.length > 0 ? (
              <ul className="tags" aria-label={aboutMessages[locale].registrations}>
                {person.registrations.map((registration) => (
                  <li key={registration}>{registration}</li>
                ))}
              </ul>
            ) : null}
            {person.biography ? <Biography biography={person.biography} locale={locale} /> : null}
            {person.words ? <p>{person.words}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Biography({ biography, locale }: { biography: PersonText; locale: Locale }) {
  const messages = aboutMessages[locale].biography;
  const { body, studies, societies, languages, since } = biography;
  const list = new Intl.ListFormat(locale);
  return (
    <>
      <Prose blocks={body} />
      <dl className="team-facts">
        <Fact name={messages.studies} values={studies} isWide />
        <Fact name={messages.societies} values={societies} />
        <Fact name={messages.languages} values={[list.format(languages)]} />
        <Fact name={messages.since} values={[String(since)]} />
      </dl>
    </>
  );
}

type FactProps = { name: string; values: readonly string[]; isWide?: boolean };

function Fact({ name, values, isWide }: FactProps) {
  if (values.length === 0) return null;
  return (
    <div className={isWide ? 'team-fact-wide' : undefined}>
      <dt>{name}</dt>
      {values.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </div>
  );
}
