import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { MainFormEnd } from '#app/ui/main-form/main-form.tsx';
import {
  countSettled,
  FIRST_RUN_PATHS,
  type Guide,
  numberOf,
  pathBefore,
  STEP_FIELDS,
  STEPS,
  stateOfStep,
  stepOf,
} from './first-run-steps.ts';
import { LeftStep } from './left-step.tsx';
import { FormEnd, NextButton } from './next-button.tsx';
import { StepList } from './step-list.tsx';
import './first-run.css';

const { bar: messages, view } = staffFirstRun;

type GuidedPageProps = { guide: Guide | null; children: React.ReactNode };

/** A staff page with the way through the first run above it, and the site's page beside it. */
export function GuidedPage({ guide, children }: GuidedPageProps) {
  const step = guide && stepOf(guide.step);
  if (!guide || !step) return children;
  const place = step.at ? `#${step.at}` : '';
  const source = `${FIRST_RUN_PATHS.view}?${new URLSearchParams({ pagina: step.page })}${place}`;
  return (
    <div className="guide-sides">
      <div>
        {/* What was typed and not saved is asked about: app/islands/unsaved.enhancement.ts. */}
        <span data-touch="unsaved" data-ready="idle" hidden />
        <GuideBar guide={guide} />
        <MainFormEnd value={<FormEnd step={step} guide={guide} />}>{children}</MainFormEnd>
      </div>
      <aside className="guide-site" aria-label={view.label}>
        <p>
          <a href={step.page + place} target="_blank" rel="noopener">
            {view.open}
          </a>
        </p>
        {/* To be looked at: what it links to would not open in the frame. */}
        <iframe
          className="guide-site-view"
          title={view.title}
          src={source}
          loading="lazy"
          sandbox="allow-same-origin"
          tabIndex={-1}
          inert
        />
      </aside>
    </div>
  );
}

function GuideBar({ guide }: { guide: Guide }) {
  const step = stepOf(guide.step);
  const left = stepOf(guide.left ?? '');
  if (!step) return null;
  const lacks = stateOfStep(guide, step) === 'lacking' ? guide.lacks[step.slug] : [];
  return (
    <section className="guide wrap" aria-label={messages.label}>
      {left && guide.states[left.slug] ? <LeftStep step={left} guide={guide} /> : null}
      <p className="guide-where">
        <strong>{messages.where(numberOf(step), STEPS.length)}</strong>
        {` · ${step.title}. `}
        {step.todo}
        {(step.links ?? []).map(({ href, label }) => (
          <span key={href}>
            {' '}
            <a href={href}>{label}</a>.
          </span>
        ))}
      </p>
      {lacks?.length ? <p>{messages.lacks(lacks)}</p> : null}
      <form method="post" action={FIRST_RUN_PATHS.begin}>
        <input type="hidden" name={STEP_FIELDS.step} defaultValue={step.slug} />
        <ButtonRow>
          <NextButton step={step} guide={guide} />
          <Button look="secondary" name={STEP_FIELDS.act} value="pular">
            {messages.skip}
          </Button>
          <LinkButton look="quiet" href={pathBefore(step)}>
            {messages.back}
          </LinkButton>
        </ButtonRow>
        <details className="guide-all">
          <summary>{messages.all(countSettled(guide), STEPS.length)}</summary>
          <StepList progress={guide} current={step.slug} />
          <Button look="quiet" name={STEP_FIELDS.act} value="terminar">
            {messages.end}
          </Button>
        </details>
      </form>
    </section>
  );
}
