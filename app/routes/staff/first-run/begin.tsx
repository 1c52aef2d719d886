import { FIRST_RUN_PATHS, STEP_FIELDS } from '#app/features/first-run/first-run-steps.ts';
import { StepList } from '#app/features/first-run/step-list.tsx';
import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/begin';
import { answerBegin, beginPage } from './begin.server.ts';

export const loader = (args: Route.LoaderArgs) => beginPage(args);

export const action = (args: Route.ActionArgs) => answerBegin(args);

export default function BeginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, progress, isBegun, mayBegin, mayBeginBlank, next } = loaderData;
  const errors = actionData?.errors ?? [];
  const choices = mayBeginBlank
    ? ([
        ['em-branco', staffFirstRun.blank],
        ['demonstracao', staffFirstRun.demonstration],
      ] as const)
    : ([['demonstracao', staffFirstRun.demonstration]] as const);
  return (
    <StaffScreen
      title={staffFirstRun.title}
      lead={staffFirstRun.lead}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {isBegun ? (
        <form method="post">
          <ButtonRow>
            {next ? (
              <Button size="large" name={STEP_FIELDS.act} value="continuar">
                {staffFirstRun.goOn(next.number, next.title)}
              </Button>
            ) : null}
            <LinkButton
              size="large"
              look={next ? 'secondary' : 'primary'}
              href={FIRST_RUN_PATHS.publish}
            >
              {staffFirstRun.toList}
            </LinkButton>
          </ButtonRow>
          <h2>{staffFirstRun.steps}</h2>
          <StepList progress={progress} />
        </form>
      ) : null}
      {mayBegin ? (
        <form method="post" id="escolha" className="stack">
          <input type="hidden" name={STEP_FIELDS.version} defaultValue={version} />
          <h2>{isBegun ? staffFirstRun.again : staffFirstRun.choice}</h2>
          {choices.map(([act, { title, text, submit }]) => (
            <section key={act} className="flow reading">
              <h3>{title}</h3>
              <p>{text}</p>
              <Button
                size="large"
                look={act === 'em-branco' && !isBegun ? 'primary' : 'secondary'}
                name={STEP_FIELDS.act}
                value={act}
              >
                {submit}
              </Button>
            </section>
          ))}
          <p className="small">{staffFirstRun.back}</p>
        </form>
      ) : null}
    </StaffScreen>
  );
}
