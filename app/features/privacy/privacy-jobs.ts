/** What a request about one's own data asks the job runner to do later. */
export type PrivacyJobs = {
  'privacy-mail': { privacyRequestId: number; audience: 'person' | 'clinic' };
};
