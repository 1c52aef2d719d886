import {
  type ItemName,
  isMust,
  itemTitle,
  PUBLISH_FIELDS,
} from '#app/features/first-run/go-live.ts';
import { GoLiveList } from '#app/features/first-run/go-live-list.tsx';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { FoldedHistory } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/publish';
import { answerPublish, publishPage } from './publish.server.ts';
import { ItemForms, OpeningSwitch } from './publish-forms.tsx';

export const loader = (args: Route.LoaderArgs) => publishPage(args);

export const action = (args: Route.ActionArgs) => answerPublish(args);

export default function PublishPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ? { ...loaderData, typed: actionData.typed } : loaderData;
  const { items, isOpen, held, lastChange, waived, history, href, done } = view;
  const errors = actionData?.errors ?? [];
  const more = (name: ItemName) => <ItemForms {...{ name, view, errors }} />;
  return (
    <StaffScreen title={staffPublish.title} lead={staffPublish.lead} isRefused={errors.length > 0}>
      <ErrorSummary errors={errors} />
      <div className="stack">
        {done && !actionData ? (
          <Notice tone="success" role="status">
            <p>{done}</p>
          </Notice>
        ) : null}
        <Notice tone={isOpen ? 'success' : 'info'}>
          <p>
            {isOpen ? staffPublish.isOpen : staffPublish.isClosed} {lastChange}
          </p>
          {waived.map(({ item, reason }) => (
            <p key={item}>
              {itemTitle(item)}: “{reason}”
            </p>
          ))}
        </Notice>
        <FoldedHistory {...history} href={href} part="chave" />
        {held ? (
          <Notice>
            <p>{held}</p>
          </Notice>
        ) : null}
        {/* One form: no button of the page loses what was typed beside another. */}
        <form method="post" noValidate className="stack">
          {/* Enter in a box presses none of them. */}
          <button
            type="submit"
            name={PUBLISH_FIELDS.act}
            value="ficar"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
          />
          <h2>{staffPublish.must}</h2>
          <GoLiveList items={items.filter(({ name }) => isMust(name))} more={more} />
          <h2>{staffPublish.waivable}</h2>
          <GoLiveList items={items.filter(({ name }) => !isMust(name))} more={more} />
          <OpeningSwitch view={view} reasons={view.typed.reasons} />
        </form>
      </div>
    </StaffScreen>
  );
}
