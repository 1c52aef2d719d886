import { useLocation } from 'react-router';
import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import {
  countSettled,
  FIRST_RUN_PATHS,
  type Guide,
  numberOf,
  pathBefore,
  pathSendingOn,
  STEP_FIELDS,
  STEPS,
  type Step,
  stateOfStep,
  stepOf,
} from './first-run-steps.ts';
import { LeftStep } from './left-step.tsx';
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
        {children}
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

/**
 * Goes on. Where the page has a form this button is of it: what was typed is saved on the way, or the page stays and
 * says what is wrong, with scripts and without.
 */
function NextButton({ step, guide }: { step: Step; guide: Guide }) {
  const { pathname, search } = useLocation();
  if (!guide.isMain)
    return (
      <LinkButton look="secondary" href={step.href}>
        {messages.toStep(step.title)}
      </LinkButton>
    );
  if (!step.form || !guide.maySend)
    return (
      <Button name={STEP_FIELDS.act} value="avancar">
        {messages.next}
      </Button>
    );
  const { press, enter } = step.form;
  const ofForm = { form: MAIN_FORM, name: STEP_FIELDS.act };
  return (
    <>
      {/* Enter presses the first button of a form in the page, and nobody wants to leave the step by it. */}
      <button {...ofForm} value={enter} tabIndex={-1} className="visually-hidden">
        {messages.stay}
      </button>
      <Button {...ofForm} value={press} formAction={pathSendingOn(pathname, search)}>
        {messages.save}
      </Button>
    </>
  );
}
