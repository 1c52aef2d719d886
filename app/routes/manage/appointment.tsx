import { data } from 'react-router';
import { FollowOfflineCopy } from '#app/features/app-update/keep-offline-copy.tsx';
import {
  AppointmentActions,
  type Changeability,
} from '#app/features/booking/appointment-actions.tsx';
import { AppointmentCard, ContactButtons } from '#app/features/booking/appointment-card.tsx';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { type AppointmentView, asHeading } from '#app/features/booking/appointment-view.ts';
import { ExamSteps } from '#app/features/booking/exams/exam-steps.tsx';
import { FindAppointment } from '#app/features/booking/find-appointment.tsx';
import '#app/features/own-page/own-page.css';
import {
  ChannelFold,
  ConsentsFold,
  DataFold,
  ReceiptsFold,
} from '#app/features/own-page/folded-sections.tsx';
import { EarlierWish } from '#app/features/waitlist/earlier-wish.tsx';
import { useSendsMail } from '#app/locales/mail/use-mail.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { BookedNotice, ComingSoon } from '#app/routes/own/coming-soon.tsx';
import { BOOKED_PARAMETER, type OwnParts, ownPartsOf } from '#app/routes/own/own-page.server.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/appointment';
import { appointmentMeta } from './appointment-meta.ts';
import { alreadyCancelled, findAppointmentPage } from './appointment-page.server.ts';
import { depositWordsOf } from './deposit-words.server.ts';
import { earlierWishOf } from './earlier-wish.server.ts';
import { insuranceWordsOf } from './insurance-words.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = await findAppointmentPage(args);
  if (!page) {
    const cancelled = await alreadyCancelled(args);
    if (cancelled) throw cancelled;
    const { displayName, phone, whatsapp } = pageOf(args).content.clinic;
    const clinic = { clinicName: displayName, phone, whatsappLink: whatsapp?.link };
    return data({ appointment: null, clinic }, { headers: ERROR_HEADERS });
  }
  const { view, summary, changeability, services } = page;
  const wantsNews = new URL(args.request.url).searchParams.has('mudou');
  return data(
    {
      appointment: view,
      changeability,
      deposit: await depositWordsOf(page),
      insurance: await insuranceWordsOf(page),
      own: await ownPartsOf(page, args.request.url),
      wish: await earlierWishOf(services, page.appointment, page.locale),
      cancelNoticeHours: services.clinic.agenda.cancelNoticeHours,
      // The address alone must not announce a move.
      hasMoved: wantsNews && summary.sequence > 0,
      isNew: new URL(args.request.url).searchParams.has(BOOKED_PARAMETER) && summary.sequence === 0,
    },
    { headers: ERROR_HEADERS },
  );
}

export const meta = (args: Route.MetaArgs) =>
  appointmentMeta(args, ({ appointment }) => appointment.title);

export default function AppointmentRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.appointment === null) return <FindAppointment {...loaderData.clinic} />;
  return <OpenAppointment {...loaderData} />;
}

type OpenAppointmentProps = {
  appointment: AppointmentView;
  changeability: Changeability;
  cancelNoticeHours: number;
  /** That a deposit was paid; null without one. */
  deposit: string | null;
  /** How the plan's approval stands, and the card, hidden but for its end. */
  insurance: readonly string[];
  wish: Omit<React.ComponentProps<typeof EarlierWish>, 'action'> | null;
  hasMoved: boolean;
  isNew: boolean;
  own: OwnParts;
};

function OpenAppointment(props: OpenAppointmentProps) {
  const manage = useMessages(manageMessages);
  const { appointment, changeability, cancelNoticeHours, hasMoved, own } = props;
  const isPast = changeability === 'past';
  return (
    <>
      <BackLink href="/">{manage.toHome}</BackLink>
      <FollowOfflineCopy change="refresh" protocol={appointment.protocol} />
      {hasMoved ? <MovedNotice appointment={appointment} /> : null}
      {props.isNew ? <BookedNotice moment={appointment.moment} /> : null}
      <PageHeader
        kicker={manage.appointment.title}
        title={asHeading(appointment.moment)}
        lead={manage.appointment.of(appointment.patientName)}
      />
      {isPast ? null : <ComingSoon appointment={appointment} own={own} />}
      <AppointmentActions
        appointment={appointment}
        changeability={changeability}
        cancelNoticeHours={cancelNoticeHours}
      />
      {props.deposit ? <p>{props.deposit}</p> : null}
      {props.insurance.length > 0 ? <p>{props.insurance.join(' ')}</p> : null}
      <ExamSteps steps={appointment.steps} />
      {isPast || !props.wish ? null : (
        <EarlierWish {...props.wish} action={APPOINTMENT_PATHS.earlier} />
      )}
      <div className="own-folds">
        <AppointmentCard appointment={appointment} />
        <ReceiptsFold lines={own.receipts} />
        <ChannelFold {...own.channel} />
        <ConsentsFold
          lines={own.consents}
          protocol={appointment.protocol}
          isOpen={own.showsConsents}
        />
        <DataFold />
      </div>
      {changeability === 'open' ? (
        <section className="stack">
          <h2>{manage.contact}</h2>
          <ContactButtons phone={appointment.phone} whatsappLink={appointment.whatsapp?.about} />
        </section>
      ) : null}
    </>
  );
}

function MovedNotice({ appointment }: { appointment: AppointmentView }) {
  const messages = useMessages(manageMessages).moved;
  const isMailed = useSendsMail() && appointment.hasMail;
  return (
    <Notice tone="success" role="status" title={messages.title}>
      <p>{messages.text(appointment.moment)}</p>
      <p>{isMailed ? messages.mailed : messages.calendar}</p>
    </Notice>
  );
}
