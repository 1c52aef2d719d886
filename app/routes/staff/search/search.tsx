import '#app/features/content/content.css';
import '#app/features/inbox/inbox.css';
import '#app/features/patients/patients.css';
import { useSearchParams } from 'react-router';
import { ContentList } from '#app/features/content/content-list.tsx';
import { InboxList } from '#app/features/inbox/inbox-list.tsx';
import { PatientList } from '#app/features/patients/patient-list.tsx';
import { askedIn, SEARCH_FIELD, SEARCH_PATH } from '#app/features/staff/search/search-paths.ts';
import { staffSearch as labels } from '#app/locales/pt-BR/staff/people/search.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/search';
import { searchPage } from './search-page.server.ts';

export const loader = (args: Route.LoaderArgs) => searchPage(args);

/** Everything that the staff side knows by a name, a number or a word. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const text = askedIn(params);
  const { isTooShort, patients, messages, texts, places } = loaderData;
  const errors = isTooShort ? [{ fieldId: SEARCH_FIELD, message: labels.tooShort }] : [];
  const isEmpty = !patients && !messages && !texts && places.length === 0;
  return (
    <StaffScreen
      title={text && !isTooShort ? labels.results(text) : labels.title}
      lead={labels.lead}
      isRefused={isTooShort}
    >
      <div className="stack">
        <search>
          <form method="get" action={SEARCH_PATH} noValidate className="patient-search">
            <TextField
              {...fieldProps(SEARCH_FIELD, errors)}
              type="search"
              label={labels.label}
              hint={labels.hint}
              defaultValue={text}
              maxLength={80}
              autoComplete="off"
            />
            <Button>{labels.button}</Button>
          </form>
        </search>
        {isEmpty && text && !isTooShort ? (
          <Notice title={labels.nothing.title(text)} role="status">
            <p>{labels.nothing.text}</p>
          </Notice>
        ) : null}
        {patients ? (
          <Group title={labels.groups.patients} all={labels.all.patients} href={patients.allHref}>
            <PatientList found={patients.rows} isCut={false} newHref={null} isPart />
          </Group>
        ) : null}
        {places.length > 0 ? (
          <Group title={labels.groups.pages}>
            <ul className="staff-places">
              {places.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </Group>
        ) : null}
        {messages ? (
          <Group title={labels.groups.messages} all={labels.all.messages} href={messages.allHref}>
            <InboxList rows={messages.rows} />
          </Group>
        ) : null}
        {texts ? (
          <Group title={labels.groups.texts} all={labels.all.texts} href={texts.allHref}>
            <ContentList rows={texts.rows} />
          </Group>
        ) : null}
      </div>
    </StaffScreen>
  );
}

type GroupProps = {
  title: string;
  /** Words and address of the way to the rest; nothing where all is shown. */
  all?: string;
  href?: string | null;
  children: React.ReactNode;
};

function Group({ title, all, href, children }: GroupProps) {
  return (
    <section className="flow" aria-label={title}>
      <h2>{title}</h2>
      {children}
      {href ? (
        <p>
          <a href={href}>{all}</a>
        </p>
      ) : null}
    </section>
  );
}
