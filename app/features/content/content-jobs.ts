/** What the texts ask the job runner to do later: bring out what is scheduled for an instant (ISO). */
export type ContentJobs = { 'content-due': { documentId: number; dueAt: string } };
