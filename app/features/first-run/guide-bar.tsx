import { staffFirstRun } from '#app/locales/pt-BR/staff/clinic/first-run.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import {
  FIRST_RUN_PATHS,
  type Guide,
  numberOf,
  pathBefore,
  STEP_FIELDS,
  STEPS,
  type StepStates,
  stepOf,
} from './first-run-steps.ts';
import './first-run.css';

const { bar: messages, states: words, view } = staffFirstRun;

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

function GuideBar({ guide: { step: slug, states } }: { guide: Guide }) {
  const step = stepOf(slug);
  if (!step) return null;
  const settled = STEPS.filter((each) => states[each.slug] !== undefined).length;
  return (
    <section className="guide wrap" aria-label={messages.label}>
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
      <form method="post" action={FIRST_RUN_PATHS.begin}>
        <input type="hidden" name={STEP_FIELDS.step} defaultValue={step.slug} />
        <ButtonRow>
          <Button name={STEP_FIELDS.act} value="avancar">
            {messages.next}
          </Button>
          <Button look="secondary" name={STEP_FIELDS.act} value="pular">
            {messages.skip}
          </Button>
          <LinkButton look="quiet" href={pathBefore(step)}>
            {messages.back}
          </LinkButton>
        </ButtonRow>
        <details className="guide-all">
          <summary>{messages.all(settled, STEPS.length)}</summary>
          <StepList states={states} current={slug} />
          <Button look="quiet" name={STEP_FIELDS.act} value="terminar">
            {messages.end}
          </Button>
        </details>
      </form>
    </section>
  );
}

/** All steps with how far each is. */
export function StepList({ states, current }: { states: StepStates; current?: string }) {
  return (
    <ol className="guide-steps">
      {STEPS.map(({ slug, title, href }) => (
        <li key={slug}>
          <a href={href} aria-current={slug === current ? 'step' : undefined}>
            {title}
          </a>{' '}
          <span className="small">{words[states[slug] ?? 'open']}</span>
        </li>
      ))}
    </ol>
  );
}
