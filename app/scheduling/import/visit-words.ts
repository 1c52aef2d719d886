/** Why an appointment of another program is not brought. */
export type VisitFault =
  | 'service-unknown'
  | 'practitioner-unknown'
  | 'practitioner-not-of-service'
  | 'house-closed'
  | 'too-far'
  | 'overlaps-existing'
  | 'overlaps-line'
  | 'no-place';
/** What is told of one that is brought. */
export type VisitWarning = 'outside-hours' | 'past';

export type WantedVisit = {
  /** Of the line that asks for it. */
  line: number;
  /** Slugs. */
  service: string;
  practitioner: string;
  startsAt: Date;
  /** Null: as long as the service. */
  endsAt: Date | null;
  status: 'confirmed' | 'cancelled';
  /** The word for the house; null, or nothing: where the practitioner's hours are. */
  house?: string | null;
};

export type PlacedVisit = {
  serviceId: number;
  practitionerId: number;
  /** The house where it is; null for the main one. */
  branch: string | null;
  /** The practitioner's and that of a room or device; empty for a cancelled one. */
  resourceIds: number[];
  startsAt: Date;
  endsAt: Date;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};

export type VisitPlan = {
  words: (VisitFault | VisitWarning)[];
  /** The other line that takes its time. */
  otherLine: number | null;
  place: PlacedVisit | null;
};
