/** How many steps of who saw and changed what a person's page shows. */
export const TRAIL_LENGTH = 300;
