import type { Locale } from '#app/platform/locale.ts';
import type { CheckStatus } from './check.ts';
import type { ShownCheck } from './check-export.ts';
import { formatLatency, formatRunTime } from './check-time.ts';
import { StatusMark } from './status-mark.tsx';

/** The status as shape and word. */
export function CheckBadge({ status, label }: { status: CheckStatus; label: string }) {
  return (
    <span className="check-badge" data-badge={status}>
      <StatusMark status={status} />
      <span>{label}</span>
    </span>
  );
}

type CheckItemProps = {
  check: ShownCheck;
  title: string;
  description: string;
  /** What was found, in a sentence. */
  detail: string | undefined;
  labels: { statuses: Record<CheckStatus, string>; latency: string; at: string };
  locale: Locale;
  zone: string;
  isHidden: boolean;
};

/** One check of the list. The page's script changes its status, detail, time and moment in place. */
export function CheckItem(props: CheckItemProps) {
  const { check, title, description, detail, labels, locale, zone, isHidden } = props;
  const { id, status, latencyMs, at } = check;
  return (
    <li
      id={`teste-${id}`}
      className="check-item"
      data-check={id}
      data-status={status}
      data-finding={check.finding ?? undefined}
      data-latency={latencyMs ?? undefined}
      data-at={at ?? undefined}
      hidden={isHidden}
    >
      <CheckBadge status={status} label={labels.statuses[status]} />
      <div className="check-text">
        <h3>{title}</h3>
        <p className="check-description">{description}</p>
        <p className="check-detail" data-detail="" hidden={!detail}>
          {detail}
        </p>
      </div>
      <dl className="check-figures" hidden={at === null}>
        <div>
          <dt className="visually-hidden">{labels.latency}</dt>
          <dd data-shown="latency">{latencyMs === null ? '' : formatLatency(latencyMs, locale)}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{labels.at}</dt>
          <dd>
            <time data-shown="at" dateTime={at ?? undefined}>
              {at === null ? '' : formatRunTime(at, locale, zone)}
            </time>
          </dd>
        </div>
      </dl>
    </li>
  );
}
