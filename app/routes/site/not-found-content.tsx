import { useLocation } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { problemPath } from '#app/features/contact/contact-addresses.ts';
import { MAX_QUERY_LENGTH } from '#app/features/search/search-query.ts';
import { chromeMessages } from '#app/locales/chrome-texts.ts';
import { contactMessages } from '#app/locales/contact-texts.ts';
import { searchMessages } from '#app/locales/search-texts.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { BlurredEye } from '#app/ui/picture/blurred-eye.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';

/** The page that is not there, and the ways on from it. Without the record it only apologises. */
export default function NotFoundContent({ clinic }: { clinic: PublicClinic | undefined }) {
  const texts = useMessages(chromeMessages).notFound;
  const search = useMessages(searchMessages);
  const local = useLocalPath();
  return (
    <div className="screen">
      <title>{texts.metaTitle}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap split split-wide">
        <div className="stack">
          <PageHeader title={texts.title} lead={texts.lead} />
          <SearchBox
            action={local('/busca')}
            label={search.label}
            button={search.button}
            query=""
            maxLength={MAX_QUERY_LENGTH}
          />
          <ul className="way-list">
            <Way href="/" label={texts.home} note={texts.homeNote} />
            <Way href="/servicos" label={texts.services} note={texts.servicesNote} />
            {clinic?.scheduling.kind === 'internal' ? (
              <Way href={clinic.scheduling.href} label={texts.schedule} note={texts.scheduleNote} />
            ) : null}
          </ul>
          {clinic ? <Help clinic={clinic} /> : null}
        </div>
        <BlurredEye label={texts.picture} />
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

/** People to ask, and the way to tell them that the page is missing. */
function Help({ clinic }: { clinic: PublicClinic }) {
  const { help } = useMessages(chromeMessages).notFound;
  const { problem } = useMessages(contactMessages);
  const local = useLocalPath();
  const { pathname } = useLocation();
  return (
    <>
      <p>
        <a href={clinic.phone.link}>{help(clinic.phone.display)}</a>
      </p>
      <p>
        <a className="back-link" href={local(problemPath(pathname))}>
          {problem.link}
        </a>
      </p>
    </>
  );
}
