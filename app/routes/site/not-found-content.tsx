import { useLocation } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { problemPath } from '#app/features/contact/contact-addresses.ts';
import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { contactMessages } from '#app/locales/contact.ts';
import { searchMessages } from '#app/locales/search.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { BlurredEye } from '#app/ui/picture/blurred-eye.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';

/** The 404 page with links to go on. Without the clinic record it only apologises. */
export function NotFoundContent({ clinic }: { clinic: PublicClinic | undefined }) {
  const messages = useMessages(chromeMessages).notFound;
  const search = useMessages(searchMessages);
  const local = useLocalPath();
  return (
    <div className="screen">
      <title>{messages.metaTitle}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap split split-wide">
        <div className="stack">
          <PageHeader title={messages.title} lead={messages.lead} />
          <SearchBox
            action={local('/busca')}
            label={search.label}
            button={search.button}
            query=""
            maxLength={MAX_QUERY_LENGTH}
          />
          <ul className="way-list">
            <Way href="/" label={messages.home} note={messages.homeNote} />
            <Way
              href="/servicos"
              label={messages.services}
              note={messages.servicesNote(clinic?.offers ?? { surgery: false })}
            />
            {clinic && clinic.scheduling.kind !== 'external' ? (
              <Way
                href={clinic.scheduling.href}
                label={messages.schedule}
                note={messages.scheduleNote}
              />
            ) : null}
          </ul>
          {clinic ? <Help clinic={clinic} /> : null}
        </div>
        <BlurredEye label={messages.picture} />
      </div>
    </div>
  );
}

function Way({ href, label, note }: { href: string; label: string; note: string }) {
  const local = useLocalPath();
  return (
    <li>
      <a href={local(href)}>{label}</a>
      <span>{note}</span>
    </li>
  );
}

/** Whom to ask, and a link to report the missing page. */
function Help({ clinic }: { clinic: PublicClinic }) {
  const { help } = useMessages(chromeMessages).notFound;
  const { problem } = useMessages(contactMessages);
  const local = useLocalPath();
  const { pathname } = useLocation();
  return (
    <>
      <p>
        <a href={clinic.phone.link}>
          <PhoneText>{help(clinic.phone.display)}</PhoneText>
        </a>
      </p>
      <p>
        <a className="back-link" href={local(problemPath(pathname))}>
          {problem.link}
        </a>
      </p>
    </>
  );
}
