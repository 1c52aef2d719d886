/** Background jobs of privacy requests. */
export type PrivacyJobs = {
  'privacy-mail': { privacyRequestId: number; audience: 'person' | 'clinic' };
};
