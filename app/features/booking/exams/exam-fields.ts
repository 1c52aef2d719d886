/** Fields of the form in which several exams are chosen. */
export const EXAM_FIELD = 'exame';
/** Followed by the slug. */
export const EYES_FIELD = 'olhos-';
/** Whether the form was sent, even with nothing chosen. */
export const SENT_FIELD = 'ver';
