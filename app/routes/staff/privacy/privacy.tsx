import { audit } from '#app/platform/audit/audit.server.ts';
import { formText } from '#app/platform/form-values.ts';
import '#app/features/privacy-admin/privacy-admin.css';
import { data } from 'react-router';
import {
  AdminLinks,
  FoundPeople,
  OpenRequests,
  toPersonMatchView,
} from '#app/features/privacy-admin/admin-home.tsx';
import {
  findPeople,
  LONGEST_SEARCH,
  MOST_FOUND,
  searchTermOf,
} from '#app/features/privacy-admin/find-people.server.ts';
import { openRequests } from '#app/features/privacy-admin/open-requests.server.ts';
import { staffPrivacy as labels } from '#app/locales/pt-BR/staff/privacy.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/privacy';

const FIELD = 'busca';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = staffPageOf(args);
  const done = url.searchParams.get('feito');
  return {
    requests: await openRequests(services.db, today),
    done: done === 'apagada' ? labels.done.apagada : null,
    longest: LONGEST_SEARCH,
  };
}

/**
 * Finds people. The form posts and renders in place: names and phones stay out of URLs, histories and
 * logs. The search is audited, its term is not.
 */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const value = formText(await args.request.formData(), FIELD);
  const term = searchTermOf(value);
  if (!term) {
    const errors = [{ fieldId: FIELD, message: labels.search.tooShort }];
    return data({ values: value, errors, found: null }, { status: 400, headers: ERROR_HEADERS });
  }
  const { db, clock } = services;
  const matches = await findPeople(db, term);
  await audit(db, {
    at: clock.now(),
    actor: `staff:${staff.id}`,
    action: 'person.searched',
    subjectType: 'none',
    subjectId: 'none',
    detail: { found: matches.length },
  });
  const found = {
    matches: matches.slice(0, MOST_FOUND).map(toPersonMatchView),
    isCut: matches.length > MOST_FOUND,
  };
  return data({ values: value, errors: [], found }, { headers: ERROR_HEADERS });
}

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, done, longest } = loaderData;
  const { values = '', errors = [], found = null } = actionData ?? {};
  return (
    <StaffScreen title={labels.title} lead={labels.lead} isRefused={errors.length > 0}>
      <div className="stack">
        <ErrorSummary errors={errors} />
        {done ? (
          <Notice tone="success" role="status">
            <p>{done}</p>
          </Notice>
        ) : null}
        <section className="flow">
          <h2>{labels.search.title}</h2>
          <search>
            <form method="post" noValidate className="admin-search">
              <TextField
                {...fieldProps(FIELD, errors)}
                type="search"
                label={labels.search.label}
                hint={labels.search.hint}
                defaultValue={values}
                maxLength={longest}
                autoComplete="off"
              />
              <Button>{labels.search.button}</Button>
            </form>
          </search>
          {found ? <FoundPeople {...found} /> : null}
        </section>
        <OpenRequests requests={requests} />
        <AdminLinks />
      </div>
    </StaffScreen>
  );
}
