/** Pages below a visit's own. */
export const FOLLOW_UP_PATHS = { return: 'retorno', series: 'pos-operatorio' } as const;
/** In the address of a surgery whose series has just been booked. */
export const SERIES_DONE = 'serie';
