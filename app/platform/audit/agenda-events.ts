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
