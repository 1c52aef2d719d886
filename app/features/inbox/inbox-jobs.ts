/** What the inbox asks the job runner to do later. */
export type InboxJobs = { 'inbox-answer': { noteId: number } };
