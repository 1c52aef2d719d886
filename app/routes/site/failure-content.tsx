import { useLocation, useRouteLoaderData } from 'react-router';
import { chromeMessages } from '#app/locales/chrome.ts';
import { errorPagesMessages } from '#app/locales/faults/error-pages.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

/** Shown when the page could not be rendered: whom to call, and a button that asks for the page again. */
export function FailureContent() {
  const clinic = useRouteLoaderData<typeof rootLoader>('root')?.clinic;
  const { failure } = useMessages(chromeMessages);
  const { phone } = useMessages(errorPagesMessages);
  // A form without an address asks for the page's own; it would drop the query if it did not bring it.
  const query = [...new URLSearchParams(useLocation().search)];
  return (
    <div className="screen">
      <title>{failure.title}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap stack">
        <PageHeader title={failure.title} lead={failure.text} />
        {clinic ? (
          <p>
            {phone(clinic.whatsapp !== undefined)}{' '}
            <a href={clinic.phone.link}>
              <PhoneText>{clinic.phone.display}</PhoneText>
            </a>
          </p>
        ) : null}
        <form>
          {query.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button>{failure.reload}</Button>
        </form>
      </div>
    </div>
  );
}
