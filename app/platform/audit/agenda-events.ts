type Undone = {
  /** Whether a change was taken back. */
  isUndone?: boolean;
};
type Placed = Undone & { id: number; place: number };

/** What the audit keeps of a change of the agenda's settings. */
export type AgendaSettingDetails = {
  'agenda.hours': Undone & {
    from: string;
    until: string | null;
    week: readonly unknown[];
    /** What stood on the first day until then. */
    was?: readonly unknown[];
    /** A further house. */
    branch?: string;
    /** Whether they came along with a saved record, which sets the hours of the house. */
    isAlong?: boolean;
  };
  'agenda.resource': Undone & { isActive: boolean };
  'agenda.resource-order': Placed;
  'agenda.service': {
    durationMinutes: number;
    bufferBeforeMinutes: number;
    bufferAfterMinutes: number;
    isBookableOnline: boolean;
    resourceIds: readonly number[];
    lengths?: object | undefined;
    deposit?: object | null;
    preparation?: object | null;
  };
  'agenda.service-order': Placed;
};
