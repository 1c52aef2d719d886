import type { AgendaSettingDetails } from './agenda-events.ts';
import type {
  AudioDetails,
  ContentDetails,
  FilmDetails,
  ImageDetails,
  ImportDetails,
} from './content-events.ts';
import type { IncidentDetails, PersonDetails, ReceiptDetails } from './person-events.ts';

/** A staff member by account id. */
export type StaffActor = `staff:${number}`;

/** Who did it: staff, a job, the setup link, or somebody who books or writes, by the channel used. */
export type Actor =
  | StaffActor
  | 'job'
  | 'setup-link'
  | 'patient'
  | 'web'
  | 'api'
  | 'desk'
  | 'phone';

/** An appointment, an inbox item ('inbox:contact:5') or one card of a person. */
export type Viewed = `appointment:${number}` | `inbox:${string}:${number}` | `card:${string}`;

/**
 * Everything that the audit log records: what was done to what, and the details stored with it. Details
 * contain ids, settings and the clinic's own wording, never anything that identifies a patient.
 */
export type AuditEvent = { actor: Actor; at?: Date } & (
  | On<'appointment', number, AppointmentDetails>
  | On<'follow_up', number, { 'follow-up.booked': { appointmentIds: number[] } }>
  | On<'closure', number, ClosureDetails>
  | On<'holiday', string, HolidayDetails>
  | On<'payer', string, { 'payer.rules': { version: number } }>
  | On<'agenda_setting', `${string}:${number}`, AgendaSettingDetails>
  | On<'calendar_feed', number, FeedDetails>
  | On<'reminder_plan', number, ReminderPlanDetails>
  | On<'recommendation', number, RecommendationDetails>
  | On<'contact_message', number, { 'contact.received': { locale: string } }>
  | On<'screening', number, ScreeningDetails>
  | On<'lead', number, LeadDetails>
  | On<'privacy_request', number, { 'privacy.requested': { askedFor: string; locale: string } }>
  | On<'inbox_item', `${string}:${number}`, InboxDetails>
  | On<'inbox', string, { 'inbox.exported': { items: number } }>
  | On<'job', string, { 'job.retried': JobDetail; 'job.dismissed': JobDetail }>
  | On<'content', number, ContentDetails>
  | On<'import', number, ImportDetails>
  | On<'data_import', number, DataImportDetails>
  | On<'image', string, ImageDetails>
  | On<'audio', string, AudioDetails>
  | On<'film', string, FilmDetails>
  | On<'testimonial', number, TestimonialDetails>
  | On<'campaign', number, CampaignDetails>
  | On<'charge', number, ChargeDetails>
  | On<'clinic_setting', string, ClinicSettingDetails>
  | On<'order', number, OrderDetails>
  | On<'waitlist_entry', number, WaitlistDetails>
  | On<'none', 'none', { 'person.searched': { found: number } }>
  | On<'person', string, PersonDetails>
  | On<'consent', number, { 'consent.revoked': null }>
  | On<'consent_receipt', string, ReceiptDetails>
  | On<'incident', number, IncidentDetails>
  | On<'staff', number | 'new', StaffDetails>
  | On<'staff_role', number, StaffRoleDetails>
  | On<'clinic_data', 'all', { 'data.exported': null }>
  | On<'agenda', 'today', { 'agenda.kept': null }>
  | On<'accesses', 'all', { 'accesses.exported': { rows: number } }>
);

/** Somebody has seen something; see `noteViews`. */
type ViewEvent = On<'view', Viewed, { viewed: null }>;

export type AuditSubject = (AuditEvent | ViewEvent)['subjectType'];
/** Subjects that concern one person; privacy staff see what happened to them. */
export type PersonSubject = Extract<
  AuditSubject,
  | 'appointment'
  | 'contact_message'
  | 'screening'
  | 'lead'
  | 'privacy_request'
  | 'consent'
  | 'inbox_item'
  | 'order'
  | 'waitlist_entry'
  | 'person'
  | 'view'
>;
/** What can happen to one type of subject, or to any. */
export type AuditAction<Subject extends AuditSubject = AuditSubject> = Extract<
  AuditEvent | ViewEvent,
  { subjectType: Subject }
>['action'];

/** An event of one type of subject, without actor, subject id and time. */
export type AuditedChange<Subject extends AuditSubject> = Bare<
  Extract<AuditEvent, { subjectType: Subject }>
>;
type Bare<Event> = Event extends AuditEvent ? Pick<Event, 'action' | 'detail'> : never;

type On<Subject extends string, Id extends string | number, Details> = {
  [Action in keyof Details]: {
    action: Action;
    subjectType: Subject;
    subjectId: Id;
  } & (Details[Action] extends null ? { detail?: never } : { detail: Details[Action] });
}[keyof Details];

type ClinicSettingDetails = {
  'clinic.settled': { from: unknown; to: unknown };
  /** Staff had Google asked for the clinic's reviews; see PlaceOutcome. */
  'google.asked': { outcome: string; latencyMs: number; count: number };
  /** Staff have let the server ask whether the map's parties answer. */
  'map.asked': { embed: string; place: string };
};

type Attendance = { from: string | null; to: string | null };
type AppointmentDetails = {
  'appointment.created': { sequence: number };
  /** `was`: who served it and where before, as far as that changed too. */
  'appointment.moved': {
    sequence: number;
    from: string;
    to: string;
    was?: { practitionerId?: number; branch?: string | null };
  };
  'appointment.cancelled': { sequence: number; reason?: string };
  /** Made longer or shorter, in minutes; its beginning stays. */
  'appointment.resized': { sequence: number; minutes: { from: number; to: number } };
  /** Staff have taken their cancellation back. */
  'appointment.restored': { sequence: number };
  /** Booked or moved beyond the payer's rules or quota; the reason is a code. */
  'appointment.payer-exceeded': { refusal: string; reason: string };
  'appointment.payer-changed': { from: string; to: string };
  'appointment.card-changed': null;
  'appointment.approval': { from: string | null; to: string };
  /** Kept by the desk with nobody there to serve it, and taken back. */
  'appointment.kept': null;
  'appointment.held': null;
  /** A letter of attendance was given. */
  'appointment.letter': { as: 'page' | 'pdf'; namesCompanion: boolean; namesService: boolean };
  'appointment.arrived': Attendance;
  'appointment.called': Attendance;
  'appointment.done': Attendance;
  'appointment.no-show': Attendance;
  'appointment.undo': Attendance;
};

/** `days`: of how many, the first of which is `during`. */
type Closed = { resourceId: number | null; during: string; days?: number };
type ClosureDetails = { 'closure.added': Closed; 'closure.removed': Closed };

type HolidayDetails = {
  'holiday.added': { name: string };
  'holiday.confirmed': null;
  'holiday.dismissed': null;
  'holiday.returned': { status: string };
};

type DataImportDetails = {
  'data-import.begun': { kind: string; lines: number };
  'data-import.done': {
    contacts: number;
    patients: number;
    appointments: number;
    closures: number;
    refused: number;
  };
  'data-import.failed': { doing: string };
  'data-import.undone': { patients: number; appointments: number; closures: number; kept: number };
};

type ReminderPlanDetails = {
  'reminders.planned': {
    daysBefore: readonly number[];
    tellsLenses: boolean;
    tellsFasting: boolean;
    tellsHours: boolean;
  };
};

type Recommended = { recommendationId: number };
type RecommendationDetails = {
  'recommendation.made': Recommended;
  'recommendation.declined': Recommended;
  'recommendation.withdrawn': Recommended;
  'recommendation.no-answer': Recommended;
};

type FeedDetails = {
  'calendar-feed.made': { resourceId: number | null; patientNames: string };
  'calendar-feed.revoked': { resourceId: number | null };
};

type InboxDetails = {
  'inbox.status': { from: string; to: string };
  'inbox.assigned': { assignee: number | null };
  'inbox.noted': null;
  'inbox.answered': { from: string; to: string };
};
type ScreeningDetails = { 'screening.received': { locale: string }; 'screening.opened': null };
type WaitlistDetails = {
  'waitlist.joined': { kind: 'open' | 'launch' | 'earlier' };
  'waitlist.paused': null;
  'waitlist.resumed': null;
  'waitlist.changed': null;
  'waitlist.ended': { as: 'left' | 'staff' };
  'waitlist.told': { offerId: number };
  'waitlist.answered': { offerId: number; answer: 'accepted' | 'declined' | 'withdrawn' };
};
type Settled = { deliveredCents: number; refundCents: number };
type OrderDetails = {
  'order.placed': { plan: string; payIn: string; locale: string };
  'order.withdrawn': Settled;
  'order.cancelled': Settled;
  'order.noted': null;
  'order.link-again': null;
  'order.exported': { rows: number };
};
type JobDetail = { queue: string };

type Permission = {
  authorisedOn: string;
  givenBy: string;
  allowsSite: boolean;
  allowsSocial: boolean;
  isShown: boolean;
};
type TestimonialDetails = {
  'testimonial.added': Permission;
  'testimonial.changed': Permission;
  'testimonial.revoked': null;
};

type LeadDetails = {
  'lead.received': { locale: string; variant: string };
  'lead.linked': { appointmentId: number };
};

type CampaignDays = {
  slug: string;
  code: string;
  startsOn: string;
  endsOn: string;
  isYearly: boolean;
};
type CampaignDetails = {
  /** With all of the campaign, as its history leads back to it. */
  'campaign.added': CampaignDays & { after: object };
  'campaign.changed': CampaignDays & {
    before: object;
    after: object;
    overrides?: readonly object[];
  };
  'campaign.moved': { from: string; to: string; overrides?: readonly object[] };
};

type ChargeDetails = {
  'charge.payment-noted': { amountCents: number };
  'charge.statement-matched': { amountCents: number };
  'charge.refund-asked': { amountCents: number };
  'charge.refund-noted': { amountCents: number };
  'charge.cancelled': null;
  'charge.disputed': { disputeRef: string; amountCents: number; state: string };
  'charge.deposit-kept': null;
  'charge.deposit-returned': null;
};

type Role = { role: string };
type StaffDetails = {
  'staff.invited': Role;
  'staff.invitation-withdrawn': Role;
  'staff.joined': Role & { practitionerId?: number };
  'staff.new-access-given': Role;
  'staff.new-access-taken': null;
  'staff.role-changed': { from: string; to: string };
  /** The practitioner it is tied to, and whether it sees that one's agenda alone. */
  'staff.own-agenda': { practitionerId: number | null; ownAgendaOnly: boolean };
  'staff.disabled': null;
  'staff.enabled': null;
  'staff.sessions-ended': null;
  'staff.password-changed': null;
  'staff.second-factor-set-up': null;
  'staff.second-factor-removed': null;
  'staff.recovery-codes-made': null;
  'staff.recovery-code-used': null;
};

type MadeRole = { name: string; permissions: readonly string[]; ownAgendaOnly: boolean };
type StaffRoleDetails = {
  'role.made': MadeRole;
  'role.changed': { from: MadeRole; to: MadeRole };
  'role.archived': { name: string };
};
