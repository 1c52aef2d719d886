import '#app/features/inbox/inbox.css';
import { z } from 'zod';
import { readClientErrors } from '#app/features/client-errors/client-errors.server.ts';
import { shortMoment } from '#app/features/inbox/inbox-view.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/errors';

const messages = staffInbox.errors;

export async function loader(args: Route.LoaderArgs) {
  const { services, today } = staffPageOf(args);
  const errors = await readClientErrors(services.db);
  return { errors: errors.map((error) => toErrorView(error, today)) };
}

export default function BrowserErrors({ loaderData }: Route.ComponentProps) {
  const { errors } = loaderData;
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      {errors.length > 0 ? (
        <>
          <ErrorList errors={errors} />
          <p className="small">{messages.limit}</p>
        </>
      ) : (
        <Notice tone="success">
          <p>{messages.empty}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}

// Errors stored by older releases may lack a field.
const sampleShape = z
  .object({
    file: z.string(),
    line: z.number(),
    column: z.number(),
    stack: z.string(),
    userAgent: z.string(),
    url: z.string(),
  })
  .partial()
  .catch({});

type StoredError = Awaited<ReturnType<typeof readClientErrors>>[number];
export type ErrorView = ReturnType<typeof toErrorView>;

/** @param today calendar day in the clinic's zone */
function toErrorView(error: StoredError, today: string) {
  const sample = sampleShape.parse(error.sample);
  return {
    key: `${error.type} ${error.message} ${error.firstSeenAt.toISOString()}`,
    type: error.type,
    message: error.message || messages.noMessage,
    times: messages.times(error.times),
    firstSeen: shortMoment(error.firstSeenAt, today),
    lastSeen: shortMoment(error.lastSeenAt, today),
    release: error.release,
    page: sample.url ?? '',
    place: sample.file ? `${sample.file}:${sample.line ?? 0}:${sample.column ?? 0}` : '',
    browser: sample.userAgent ?? '',
    stack: sample.stack ?? '',
  };
}

/** Errors in visitors' browsers, one card per kind. */
function ErrorList({ errors }: { errors: readonly ErrorView[] }) {
  return (
    <ul className="inbox-list">
      {errors.map((error) => (
        <li key={error.key} className="inbox-row">
          <h2 className="inbox-name inbox-code">
            {error.type}: {error.message}
          </h2>
          <p className="inbox-facts">
            {error.times} · {messages.lastSeen} {error.lastSeen}
          </p>
          <details>
            <summary>{messages.details}</summary>
            <SummaryList
              rows={[
                { label: messages.firstSeen, value: error.firstSeen },
                { label: messages.release, value: error.release },
                { label: messages.page, value: error.page },
                { label: messages.place, value: error.place },
                { label: messages.browser, value: error.browser },
              ]}
            />
            {error.stack ? <pre className="inbox-stack">{error.stack}</pre> : null}
          </details>
        </li>
      ))}
    </ul>
  );
}
