import '#app/features/accessibility/statement.css';
import { formatDate } from '#app/clinic/format-date.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { CriteriaTable, criteriaCounts } from '#app/features/accessibility/criteria-table.tsx';
import { type StatementMessages, statementMessages } from '#app/locales/accessibility/statement.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { TableOfContents } from '#app/ui/table-of-contents/table-of-contents.tsx';
import type { Route } from './+types/accessibility';

const CONTACT_ID = 'contato';
const TABLE_ID = 'criterios';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, graph, record, serviceTexts } = readContentPage(args);
  const text = linked(pages.accessibility);
  const jsonLd = graph(text, { more: { dateModified: text.updatedOn } });
  const hasFilm = serviceTexts.some(
    ({ slug, video }) => video && record.services.some((each) => each.slug === slug),
  );
  const hasEnglish = record.locales.includes('en-US');
  const media = { hasPodcast: shared.clinic.offers.podcast, hasFilm, hasEnglish };
  return { ...shared, text, jsonLd, media };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

/** The statement that the law asks for: what the site does, how it was checked, what is missing, whom to tell. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, text, media } = loaderData;
  const messages = statementMessages[locale];
  const { contact, table } = messages;
  const links = [
    ...text.sections,
    { id: CONTACT_ID, title: contact.title },
    { id: TABLE_ID, title: table.title },
  ].map(({ id, title }) => ({ href: `#${id}`, label: title }));
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={text.title} lead={text.description}>
          <p className="small">
            {messages.dates(formatDate(text.updatedOn, locale), formatDate(text.checkedOn, locale))}
          </p>
        </PageHeader>
        <div className="statement-open">
          <span className="statement-symbol">
            <Icon name="accessibility" />
          </span>
          <span className="needs-script">
            <Button type="button" size="large" data-accessibility="" aria-haspopup="dialog">
              {messages.open}
            </Button>
          </span>
        </div>
        <Prose blocks={text.intro} />
        <TableOfContents id="nesta-pagina" title={messages.contents} links={links} />
        <div className="chapters">
          <TextChapters sections={text.sections} />
          <Contact locale={locale} clinic={clinic} messages={contact} />
          <Chapter id={TABLE_ID} title={table.title}>
            <Checks messages={messages} />
            <CriteriaTable locale={locale} media={media} />
          </Chapter>
        </div>
      </div>
    </div>
  );
}

type ContactProps = {
  locale: Locale;
  clinic: PublicClinic;
  messages: StatementMessages['contact'];
};

function Contact({ locale, clinic: { phone, whatsapp, email }, messages }: ContactProps) {
  const ways = [
    { href: phone.link, label: messages.phone(phone.display) },
    ...(whatsapp ? [{ href: whatsapp.link, label: messages.whatsapp(whatsapp.display) }] : []),
    { href: `mailto:${email}`, label: messages.email(email) },
    { href: localPath(locale, '/contato/mensagem'), label: messages.form },
  ];
  return (
    <Chapter id={CONTACT_ID} title={messages.title}>
      <div className="flow reading">
        <p>{messages.lead}</p>
        <ul>
          {ways.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>
                <PhoneText>{label}</PhoneText>
              </a>
            </li>
          ))}
        </ul>
        <p>{messages.tell}</p>
        <ul>
          {messages.told.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{messages.urgent(whatsapp !== undefined)}</p>
        <h3>{messages.furtherTitle}</h3>
        <p>{messages.further}</p>
        <ul>
          {messages.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </div>
    </Chapter>
  );
}

function Checks({ messages: { table, checks } }: { messages: StatementMessages }) {
  const { met, partly, none } = criteriaCounts();
  return (
    <div className="flow reading">
      <p>{table.lead}</p>
      <p>{table.counts(met, partly, none)}</p>
      <h3>{table.howTitle}</h3>
      <ul>
        {Object.values(checks).map(({ name, text }) => (
          <li key={name}>
            <strong>{name}:</strong> {text}.
          </li>
        ))}
      </ul>
    </div>
  );
}
