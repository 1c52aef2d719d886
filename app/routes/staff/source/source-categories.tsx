import '#app/features/cms/cms.css';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/source-categories';
import { answerCategories, readCategoriesPage } from './source-categories.server.ts';

const messages = staffSource.categories;

export const loader = (args: Route.LoaderArgs) => readCategoriesPage(args);
export const action = (args: Route.ActionArgs) => answerCategories(args);

export default function SourceCategories({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, version, lastChange, isSaved, mayChange } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: SOURCE_PATHS.state, label: staffSource.toState }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      {lastChange ? <p>{lastChange}</p> : null}
      {terms.length === 0 ? (
        <Notice>
          <p>{messages.none}</p>
        </Notice>
      ) : null}
      {terms.length > 0 && mayChange ? (
        <form method="post" noValidate className="staff-form stack">
          <input type="hidden" name="versao" defaultValue={actionData?.version ?? version} />
          {terms.map(({ field, name, posts, value, options }) => (
            <Select
              key={field}
              id={field}
              name={field}
              label={messages.label(name)}
              hint={posts}
              options={options}
              defaultValue={value}
              error={errorAt(errors, field)}
            />
          ))}
          <Button size="large">{messages.save}</Button>
        </form>
      ) : null}
      {terms.length > 0 && !mayChange ? (
        <>
          <p>{messages.readOnly}</p>
          <SummaryList
            rows={terms.map(({ name, value, options }) => ({
              label: name,
              value: options.find((option) => option.value === value)?.label ?? '',
            }))}
          />
        </>
      ) : null}
    </StaffScreen>
  );
}
