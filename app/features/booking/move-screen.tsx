import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { bookingMessages } from '#app/locales/booking.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import type { AppointmentView } from './appointment-view.ts';
import { DayStrip, TimeChoice } from './time-choice.tsx';

type MoveChoiceProps = {
  appointment: AppointmentView;
  options: TimeOptions;
  /** RFC 3339 of the time chosen before, if still available. */
  chosen: string | null;
  /** Of the appointment as it is shown. */
  version: number;
  errors: readonly FieldError[];
};

/** The times to which an appointment may move. */
export function MoveChoice(props: MoveChoiceProps) {
  const { appointment, options, chosen, version, errors } = props;
  const { move: messages, toAppointment } = useMessages(manageMessages);
  const booking = useMessages(bookingMessages);
  return (
    <>
      <BackLink href={APPOINTMENT_PATHS.appointment} isClientSide>
        {toAppointment}
      </BackLink>
      <ErrorSummary errors={errors} />
      <p>{messages.now(appointment.moment)}</p>
      {/* When going back, browsers would restore the choice by position in a list that has changed. */}
      <Form method="post" noValidate autoComplete="off" className="stack">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="protocol" value={appointment.protocol} />
        <input type="hidden" name="version" value={version} />
        <DayStrip options={options} query="?" />
        <TimeChoice
          options={options}
          error={errors[0]?.message}
          chosen={chosen}
          isHeld={false}
          phone={appointment.phone.display}
        />
        <ButtonRow>
          <Button size="large">{booking.continue}</Button>
          <LinkButton href={APPOINTMENT_PATHS.appointment} look="quiet" isClientSide>
            {messages.keep}
          </LinkButton>
        </ButtonRow>
      </Form>
    </>
  );
}

type MoveCheckProps = {
  appointment: AppointmentView;
  /** RFC 3339. */
  startsAt: string;
  moment: string;
  /** Idempotency key: sending the form twice moves once. */
  moveKey: string;
  /** Of the appointment as it is shown. */
  version: number;
  errors: readonly FieldError[];
};

/** Asks for confirmation of a move, with old and new time. */
export function MoveCheck(props: MoveCheckProps) {
  const { appointment, startsAt, moment, moveKey, version, errors } = props;
  const { move: messages, label } = useMessages(manageMessages);
  const isSending = useNavigation().formMethod === 'POST';
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question replaces a long list; without focus it could appear out of view.
    if (errors.length === 0) start.current?.focus();
  }, [errors]);
  const otherHref = `${APPOINTMENT_PATHS.move}?${new URLSearchParams({ para: startsAt })}`;
  return (
    <>
      <BackLink href={otherHref} isClientSide>
        {messages.other}
      </BackLink>
      <ErrorSummary errors={errors} />
      <div ref={start} tabIndex={-1} className="screen-start">
        <PageHeader title={messages.checkTitle} kicker={appointment.serviceTitle} />
      </div>
      <SummaryList
        rows={[
          { label: messages.from, value: appointment.moment },
          { label: messages.to, value: <strong>{moment}</strong> },
          { label: label.patient, value: appointment.patientName },
        ]}
      />
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="protocol" value={appointment.protocol} />
        <input type="hidden" name="startsAt" value={startsAt} />
        <input type="hidden" name="key" value={moveKey} />
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          <Button size="large" id="confirm">
            {isSending ? messages.sending : messages.confirm}
          </Button>
          <LinkButton href={APPOINTMENT_PATHS.appointment} look="quiet" isClientSide>
            {messages.keep}
          </LinkButton>
        </ButtonRow>
      </Form>
    </>
  );
}
