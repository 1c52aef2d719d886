// What the audit log records of people and of incidents with their data; see audit-event.ts.

export type PersonDetails = {
  'person.exported': { format: 'json' | 'pdf'; identity: string };
  'person.corrected': { fields: string };
  /** What the desk knows of a patient beside the booking; never the words. */
  'person.noted': null;
  'person.note-archived': null;
  'person.needs-changed': { fields: string };
  'person.proxy-added': null;
  'person.proxy-removed': null;
  'person.merged': {
    patientId: number;
    mergedPatientId: number;
    mergedContactId: number;
    appointments: number;
    isContactMerged: boolean;
  };
  'person.erased': { reason: string; identity: string };
};

export type ReceiptDetails = { 'consent.receipt-read': null; 'consent.receipt-withdrawn': null };

export type IncidentDetails = {
  'incident.written': { revision: number };
  'incident.people-exported': { people: number };
};
