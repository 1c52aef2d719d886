import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { staffGrid as messages } from '#app/locales/pt-BR/staff/day/grid.ts';
import type { GridEvent } from './day-grid.ts';
import { SIGN_WORDS } from './grid-legend.tsx';
import { placeClass } from './grid-place.ts';
import { StateShape } from './state-shape.tsx';
import './grid-cells.css';
import './grid-places.css';

/** Twenty minutes: room for a name. */
const SHORT_ROWS = 4;

type GridCellProps = {
  event: GridEvent;
  /** Name of the practitioner, room or device. */
  column: string;
};

/** A visit, a hold, a closure or an empty time, in its place and with what it says. */
export function GridCell({ event, column }: GridCellProps) {
  const { kind, row, rows, sign, at, untilAt, key } = event;
  const classes = [
    `cal-${kind} ${placeClass(row, rows)} ${laneClass(event)}`,
    rows <= SHORT_ROWS ? 'cal-short' : '',
    sign ? `cal-is-${sign}` : '',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it becomes a cell of a grid, which no <li> may
    <div
      role="listitem"
      id={kind === 'appointment' ? `g-${key}` : undefined}
      className={classes.filter(Boolean).join(' ')}
      data-at={at}
      data-until={kind === 'free' ? untilAt : undefined}
      data-key={`${kind}-${key}`}
    >
      <CellWords event={event} column={column} />
    </div>
  );
}

function laneClass({ lane, lanes }: Pick<GridEvent, 'lane' | 'lanes'>): string {
  return lanes > 1 ? `lane-${Math.min(lane, 3)}-${Math.min(lanes, 4)}` : '';
}

/** What the script that moves and resizes appointments reads. */
function handProps({ move, size }: Pick<GridEvent, 'move' | 'size'>) {
  const hand = size ?? move;
  if (!hand) return {};
  const { protocol, version } = hand;
  const classes = [move ? 'cal-movable' : '', size ? 'cal-sizable' : ''];
  return {
    className: classes.filter(Boolean).join(' '),
    'data-minutes': size?.minutes,
    'data-times': appointmentPath(protocol, 'horarios'),
    'data-protocol': protocol,
    'data-version': version,
    'aria-describedby': 'move-help',
    draggable: false,
  };
}

function CellWords({ event, column }: GridCellProps) {
  const { kind, href, time, until, title, what, sign } = event;
  if (kind === 'free' && href) return <FreeWays {...{ event, column, href }} />;
  const words = (
    <>
      {sign ? <StateShape sign={sign} /> : null}
      <strong className="cal-time">{time}</strong> <span className="cal-title">{title}</span>
      <span className="visually-hidden">, {messages.until(until)},</span>{' '}
      <span className="cal-what">{kind === 'echo' ? messages.with(what) : what}</span>
      {sign ? <span className="visually-hidden">, {SIGN_WORDS[sign]}</span> : null}
    </>
  );
  // A device's cell leads where the practitioner's does, and need not be walked through again.
  if (href)
    return (
      <a href={href} {...(kind === 'echo' ? { tabIndex: -1 } : {})} {...handProps(event)}>
        {words}
      </a>
    );
  return <div>{words}</div>;
}

/** An empty time is booked wherever it is pressed; that it can be closed shows when it is pointed at or has the focus. */
function FreeWays({ event, column, href }: GridCellProps & { href: string }) {
  const { time, until, block } = event;
  return (
    <>
      <a href={href} tabIndex={-1} data-time={time}>
        <span aria-hidden="true">+</span>
        <span className="visually-hidden">
          {time}, {messages.free}, {column}
        </span>
      </a>
      {block ? (
        <a href={block} className="cal-block">
          {messages.block}
          <span className="visually-hidden"> {messages.blockFor(time, until, column)}</span>
        </a>
      ) : null}
    </>
  );
}
