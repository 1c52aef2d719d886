import { CHECK_FIELDS, CHECK_FILTERS } from '#app/features/checks/check-fields.ts';
import { CheckList } from '#app/features/checks/check-list.tsx';
import { CHECK_PATHS } from '#app/features/checks/check-paths.ts';
import '#app/features/checks/staff-checks.css';
import { GlancePanel } from '#app/features/checks/glance-panel.tsx';
import { OverallState } from '#app/features/checks/overall-state.tsx';
import { staffChecks as words } from '#app/locales/pt-BR/staff/connections/checks.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/checks';
import { answerChecks, readChecksPage } from './checks-page.server.ts';

export const loader = (args: Route.LoaderArgs) => readChecksPage(args);
export const action = (args: Route.ActionArgs) => answerChecks(args);

/** How the site itself is doing: for administrators with all that is known, for others in words. */
export default function ChecksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isFull, isCleared, isDone, filter, site, house, glance, hasKeeper } = loaderData;
  const { overall, errors, warnings } = loaderData;
  const hrefOf = (state: string | null) =>
    state === null ? CHECK_PATHS.page : `${CHECK_PATHS.page}?${CHECK_FIELDS.state}=${state}`;
  return (
    <StaffScreen title={words.title} lead={words.lead} isRefused={actionData !== undefined}>
      {actionData ? (
        <Notice tone="warning" role="alert">
          <p>{words.refused}</p>
        </Notice>
      ) : null}
      {isDone && !actionData ? (
        <Notice tone="success" role="status">
          <p>{words.done}</p>
        </Notice>
      ) : null}
      {isFull ? (
        <p>
          <a href={CHECK_PATHS.keeper}>{hasKeeper ? words.keeper.change : words.keeper.link}</a>
        </p>
      ) : null}
      <div className="stack" data-touch="checks-run" data-ready="idle" data-one={CHECK_PATHS.one}>
        <GlancePanel glance={glance} hasLink={false} />
        <OverallState state={overall} errors={errors} warnings={warnings} />
        <form method="post" data-run="tudo">
          <ButtonRow>
            <Button name={CHECK_FIELDS.intent} value="tudo">
              {words.runAll}
            </Button>
            <LinkButton
              href={isCleared ? CHECK_PATHS.page : `${CHECK_PATHS.page}?${CHECK_FIELDS.cleared}`}
              look="secondary"
            >
              {isCleared ? words.showAgain : words.clear}
            </LinkButton>
            <LinkButton href={CHECK_PATHS.export} look="secondary">
              {words.exportJson}
            </LinkButton>
          </ButtonRow>
          <p className="small">{words.wait}</p>
        </form>
        {isCleared ? <p>{words.cleared}</p> : null}
        <Chips
          label={words.filter.label}
          chips={[null, ...CHECK_FILTERS].map((state) => ({
            href: hrefOf(state),
            label: state === null ? words.filter.all : words.filter[state],
            isCurrent: filter === state && !isCleared,
          }))}
        />
        {site.length + house.length === 0 ? <p>{words.filter.none}</p> : null}
        <CheckList title={words.groups.house} checks={house} isFull={isFull} />
        <CheckList title={words.groups.site} checks={site} isFull={isFull} />
      </div>
    </StaffScreen>
  );
}
