/** Where everybody may have a mailbox: that the clinic has one there makes no other there the clinic's. */
const SHARED_HOSTS =
  /^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|uol|bol|terra|ig|globo|globomail|zipmail|r7|proton|protonmail|gmx|aol|zoho)\.(com|com\.br|net|net\.br|me|br)$/;

type Own = { domain: string; email: string; dataProtectionOfficer: { email: string } };

/** Whether an address is the clinic's own: one that its record names, or one of its domains. */
export function isOwnAddress(address: string, { domain, email, dataProtectionOfficer }: Own) {
  const asked = address.toLowerCase();
  const known = [email, dataProtectionOfficer.email].map((each) => each.toLowerCase());
  if (known.includes(asked)) return true;
  const host = hostOf(asked);
  if (SHARED_HOSTS.test(host)) return false;
  const domains = [domain.toLowerCase().replace(/^www\./, ''), ...known.map(hostOf)];
  return domains.some((each) => host === each || host.endsWith(`.${each}`));
}

/** What stands behind the last @. */
function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
