import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { bookingMessages } from '#app/locales/booking-texts.ts';
import { manageMessages } from '#app/locales/manage-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { TimeOptions } from '#app/scheduling/time-options.server.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import type { AppointmentView } from './appointment-view.ts';
import { TimeChoice } from './time-choice.tsx';

type MoveChoiceProps = {
  visit: AppointmentView;
  options: TimeOptions;
  city: string;
  /** RFC 3339 of the time chosen before, when it is still to be had. */
  chosen: string | null;
  errors: readonly FieldError[];
};

/** Where a visit may move to. */
export function MoveChoice({ visit, options, city, chosen, errors }: MoveChoiceProps) {
  const texts = useMessages(manageMessages).move;
  const booking = useMessages(bookingMessages);
  return (
    <>
      <ErrorSummary errors={errors} />
      <p>{texts.now(visit.moment)}</p>
      {/* Going back, browsers would tick the choice at the same place of a list that has changed. */}
      <Form method="post" noValidate autoComplete="off" className="stack">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="protocol" value={visit.protocol} />
        <TimeChoice
          options={options}
          legend={texts.title}
          hint={texts.hint(city)}
          error={errors[0]?.message}
          chosen={chosen}
          isHeld={false}
          phone={visit.phone.display}
        />
        <ButtonRow>
          <Button size="large">{booking.continue}</Button>
          <LinkButton href={APPOINTMENT_PATHS.visit} look="quiet" isClientSide>
            {texts.keep}
          </LinkButton>
        </ButtonRow>
      </Form>
    </>
  );
}

type MoveCheckProps = {
  visit: AppointmentView;
  /** RFC 3339. */
  startsAt: string;
  moment: string;
  /** Idempotency key: sending the form twice moves once. */
  moveKey: string;
  errors: readonly FieldError[];
};

/** From when to when, once more before it counts. */
export function MoveCheck({ visit, startsAt, moment, moveKey, errors }: MoveCheckProps) {
  const { move: texts, label } = useMessages(manageMessages);
  const isSending = useNavigation().formMethod === 'POST';
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question takes the place of the long list: without this, nobody would see it appear.
    if (errors.length === 0) start.current?.focus();
  }, [errors]);
  const otherHref = `${APPOINTMENT_PATHS.move}?${new URLSearchParams({ para: startsAt })}`;
  return (
    <>
      <ErrorSummary errors={errors} />
      <div ref={start} tabIndex={-1} className="screen-start">
        <PageHeader title={texts.checkTitle} kicker={visit.serviceTitle} />
      </div>
      <SummaryList
        rows={[
          { label: texts.from, value: visit.moment },
          { label: texts.to, value: <strong>{moment}</strong> },
          { label: label.patient, value: visit.patientName },
        ]}
      />
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="protocol" value={visit.protocol} />
        <input type="hidden" name="startsAt" value={startsAt} />
        <input type="hidden" name="key" value={moveKey} />
        <ButtonRow>
          <Button size="large" id="confirm">
            {isSending ? texts.sending : texts.confirm}
          </Button>
          <LinkButton href={otherHref} look="secondary" isClientSide>
            {texts.other}
          </LinkButton>
          <LinkButton href={APPOINTMENT_PATHS.visit} look="quiet" isClientSide>
            {texts.keep}
          </LinkButton>
        </ButtonRow>
      </Form>
    </>
  );
}
