/** What the contact form asks the job runner to do later. */
export type ContactJobs = { 'contact-mail': { contactMessageId: number } };
