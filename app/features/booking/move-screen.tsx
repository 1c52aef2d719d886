import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import type { AppointmentView } from './appointment-view.ts';
import { DayStrip } from './day-strip.tsx';
import { JourneyBar } from './journey-frame.tsx';
import { type MoveHouse, MoveHouses, moveQuery } from './move-houses.tsx';
import { DaylightNote } from './preparation-questions.tsx';
import { PickedTime, TimeChoice } from './time-choice.tsx';

type MoveChoiceProps = {
  appointment: AppointmentView;
  options: TimeOptions;
  /** RFC 3339 of the time chosen before, if still available. */
  chosen: string | null;
  /** Of the appointment as it is shown. */
  version: number;
  errors: readonly FieldError[];
  /** Why times that are soon are missing; null where none are. */
  lensNote: string | null;
  /** Where it may move; none in a clinic with one house. */
  houses: readonly MoveHouse[];
};

/** The times to which an appointment may move. */
export function MoveChoice(props: MoveChoiceProps) {
  const { appointment, options, chosen, version, errors, lensNote, houses } = props;
  const house = houses.find(({ isCurrent }) => isCurrent)?.value;
  const { move: messages, toAppointment } = useMessages(manageMessages);
  const booking = useMessages(bookingMessages);
  return (
    <div className="journey">
      <BackLink href={APPOINTMENT_PATHS.appointment}>{toAppointment}</BackLink>
      <ErrorSummary errors={errors} />
      <h1>{messages.title}</h1>
      <p>{messages.now(appointment.moment)}</p>
      {lensNote ? <p>{lensNote}</p> : null}
      {options.soonest.some(({ isSuited }) => isSuited) ? <DaylightNote /> : null}
      <MoveHouses houses={houses} />
      <DayStrip options={options} query={moveQuery({ house })} isAlone />
      {/* When going back, browsers would restore the choice by position in a list that has changed. */}
      <form method="post" noValidate autoComplete="off" id="step">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="protocol" value={appointment.protocol} />
        <input type="hidden" name="version" value={version} />
        {house ? <input type="hidden" name="unidade" value={house} /> : null}
        <TimeChoice
          options={options}
          error={errors[0]?.message}
          chosen={chosen}
          isHeld={false}
          phone={appointment.phone.display}
        />
      </form>
      <p className="small">{messages.hint}</p>
      <JourneyBar hold={null} label={booking.continue}>
        <PickedTime />
      </JourneyBar>
    </div>
  );
}

type MoveCheckProps = {
  appointment: AppointmentView;
  /** RFC 3339. */
  startsAt: string;
  moment: string;
  /** The house to move to; null in a clinic with one. */
  house: { value: string; name: string; line: string } | null;
  /** Idempotency key: sending the form twice moves once. */
  moveKey: string;
  /** Of the appointment as it is shown. */
  version: number;
  errors: readonly FieldError[];
  /** How many hours before a visit changes end, where the new time is nearer than that; null where it is not. */
  lateHours: number | null;
};

/** Asks for confirmation of a move, with old and new time. */
export function MoveCheck(props: MoveCheckProps) {
  const { appointment, startsAt, moment, house, moveKey, version, errors, lateHours } = props;
  const places = useMessages(bookingPlaceMessages);
  const { move: messages, label } = useMessages(manageMessages);
  const otherHref = `${APPOINTMENT_PATHS.move}?${new URLSearchParams({ para: startsAt, ...(house && { unidade: house.value }) })}`;
  return (
    <>
      <BackLink href={otherHref}>{messages.other}</BackLink>
      <ErrorSummary errors={errors} />
      <PageHeader title={messages.checkTitle} kicker={appointment.serviceTitle} />
      <SummaryList
        rows={[
          { label: messages.from, value: appointment.moment },
          { label: messages.to, value: <strong>{moment}</strong> },
          ...(house ? [{ label: places.label, value: `${house.name} · ${house.line}` }] : []),
          { label: label.patient, value: appointment.patientName },
        ]}
      />
      {lateHours === null ? null : (
        <Notice tone="warning">
          <p>
            {messages.late(lateHours)}{' '}
            <a href={appointment.phone.link}>{appointment.phone.display}</a>.
          </p>
        </Notice>
      )}
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="protocol" value={appointment.protocol} />
        <input type="hidden" name="startsAt" value={startsAt} />
        <input type="hidden" name="key" value={moveKey} />
        {house ? <input type="hidden" name="unidade" value={house.value} /> : null}
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          <Button size="large" id="confirm" data-sending={messages.sending}>
            {messages.confirm}
          </Button>
          <LinkButton href={APPOINTMENT_PATHS.appointment} look="quiet">
            {messages.keep}
          </LinkButton>
        </ButtonRow>
      </form>
    </>
  );
}
