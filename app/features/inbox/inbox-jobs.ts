/** Background jobs of the inbox. */
export type InboxJobs = { 'inbox-answer': { noteId: number } };
