import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chromeTexts } from '#app/locales/chrome-texts.ts';
import { useLocalPath, useTexts } from '#app/locales/use-locale.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { BlurredEye } from '#app/ui/picture/blurred-eye.tsx';

/** The page that is not there, and the ways on from it. Without the record it only apologises. */
export function NotFoundContent({ clinic }: { clinic: PublicClinic | undefined }) {
  const texts = useTexts(chromeTexts).notFound;
  return (
    <div className="screen">
      <title>{texts.metaTitle}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap split split-wide">
        <div className="stack">
          <PageHeader title={texts.title} lead={texts.lead} />
          <ul className="way-list">
            <Way href="/" label={texts.home} note={texts.homeNote} />
            <Way href="/servicos" label={texts.services} note={texts.servicesNote} />
            {clinic?.scheduling.kind === 'internal' ? (
              <Way href={clinic.scheduling.href} label={texts.schedule} note={texts.scheduleNote} />
            ) : null}
          </ul>
          {clinic ? (
            <p>
              <a href={clinic.phone.link}>{texts.help(clinic.phone.display)}</a>
            </p>
          ) : null}
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
