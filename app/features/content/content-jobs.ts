/** Jobs of the content: publish what is scheduled for an instant (ISO). */
export type ContentJobs = { 'content-due': { documentId: number; dueAt: string } };
