/** What patients ask for, in the order of the booking journey's first screen. */
export const BOOKING_GROUPS = ['consultation', 'glasses', 'exam', 'child'] as const;
