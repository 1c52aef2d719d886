/** What the agenda asks the job runner to do later. */
export type BookingJobs = {
  'appointment-mail': {
    appointmentId: number;
    kind: 'created' | 'moved' | 'cancelled';
    audience: 'patient' | 'clinic';
    /** Of the change this mail tells; a mail overtaken by a later change is not sent. */
    sequence: number;
    /** Of a moved visit: RFC 3339. */
    previousStartsAt?: string | undefined;
  };
};
