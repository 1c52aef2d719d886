import { z } from 'zod';
import type { readClientErrors } from '#app/features/client-errors/read-client-errors.server.ts';
import { shortMoment } from '#app/features/inbox/inbox-view.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';

const texts = staffInbox.errors;

// What older releases stored may lack a field.
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
export type ShownError = ReturnType<typeof toErrorView>;

/** @param today calendar day in the clinic's zone */
export function toErrorView(error: StoredError, today: string) {
  const sample = sampleShape.parse(error.sample);
  return {
    key: `${error.type} ${error.message} ${error.firstSeenAt.toISOString()}`,
    type: error.type,
    message: error.message || texts.noMessage,
    times: texts.times(error.times),
    firstSeen: shortMoment(error.firstSeenAt, today),
    lastSeen: shortMoment(error.lastSeenAt, today),
    release: error.release,
    page: sample.url ?? '',
    place: sample.file ? `${sample.file}:${sample.line ?? 0}:${sample.column ?? 0}` : '',
    browser: sample.userAgent ?? '',
    stack: sample.stack ?? '',
  };
}

/** What went wrong in visitors' browsers, a card a kind. */
export function ErrorList({ errors }: { errors: readonly ShownError[] }) {
  return (
    <ul className="inbox-list">
      {errors.map((error) => (
        <li key={error.key} className="inbox-row">
          <h2 className="inbox-name inbox-code">
            {error.type}: {error.message}
          </h2>
          <p className="inbox-facts">
            {error.times} · {texts.lastSeen} {error.lastSeen}
          </p>
          <details>
            <summary>{texts.details}</summary>
            <SummaryList
              rows={[
                { label: texts.firstSeen, value: error.firstSeen },
                { label: texts.release, value: error.release },
                { label: texts.page, value: error.page },
                { label: texts.place, value: error.place },
                { label: texts.browser, value: error.browser },
              ]}
            />
            {error.stack ? <pre className="inbox-stack">{error.stack}</pre> : null}
          </details>
        </li>
      ))}
    </ul>
  );
}
