import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { aboutMessages } from '#app/locales/about.ts';
import type { Locale } from '#app/platform/locale.ts';

type Person = { name: string; role: string; registrations: readonly string[] };

/** The doctor and the nurse with the registrations that Brazilian medical advertising rules require. */
export function Team({ clinic, locale }: { clinic: PublicClinic; locale: Locale }) {
  return (
    <ul className="team">
      <li>
        <PersonCard person={clinic.doctor} look="doctor" locale={locale} />
      </li>
      <li>
        <PersonCard person={clinic.nurse} look="nurse" locale={locale} />
      </li>
    </ul>
  );
}

type PersonCardProps = { person: Person; look: 'doctor' | 'nurse'; locale: Locale };

function PersonCard({ person: { name, role, registrations }, look, locale }: PersonCardProps) {
  return (
    <div className="card card-raised team-card">
      <Portrait look={look} />
      <div>
        <h3>{name}</h3>
        <p className="person-role">{role}</p>
        <ul className="tags" aria-label={aboutMessages[locale].registrations}>
          {registrations.map((registration) => (
            <li key={registration}>{registration}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A drawing instead of a photograph: the people are fictional. Decoration. */
function Portrait({ look }: { look: PersonCardProps['look'] }) {
  const isDoctor = look === 'doctor';
  return (
    <svg
      className="portrait"
      viewBox="0 0 120 120"
      width="120"
      height="120"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="60" cy="60" r="57" fill="var(--lens)" />
      <path
        d={
          isDoctor
            ? 'M36 62c-6-36 10-46 25-46s30 12 23 46c2 12-8 18-24 18s-26-6-24-18Z'
            : 'M40 50c-2-24 8-32 20-32s22 8 20 32Z M82 30c10-4 14 10 4 14Z'
        }
        className="portrait-hair"
      />
      <path
        d="M22 110c2-20 16-30 38-30s36 10 38 30a57 57 0 0 1-76 0Z"
        className={isDoctor ? 'portrait-coat' : 'portrait-scrubs'}
      />
      <path d="M50 70h20v14c-4 8-16 8-20 0Z" className="portrait-skin" />
      <ellipse cx="60" cy="52" rx="18" ry="22" className="portrait-skin" />
      <path
        d={
          isDoctor
            ? 'M41 48c6-14 22-20 38-4-2-14-8-22-19-22s-20 8-19 26Z'
            : 'M42 46c10-2 22-6 26-14 6 4 9 8 10 14 2-16-6-24-18-24s-20 8-18 24Z'
        }
        className="portrait-hair"
      />
      <g className="portrait-lines">
        <path d="M52 54v.01M68 54v.01" strokeWidth="4" />
        <path d="M54 64c4 3 8 3 12 0" />
        {isDoctor ? (
          <path d="M45 54a7 7 0 1 0 14 0 7 7 0 0 0-14 0Zm16 0a7 7 0 1 0 14 0 7 7 0 0 0-14 0Zm-2-1h2M50 84l10 16 10-16" />
        ) : (
          <path d="M48 84c4 8 20 8 24 0M78 98h12M84 92v12" />
        )}
      </g>
    </svg>
  );
}
