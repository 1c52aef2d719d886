type Own = { domain: string; email: string; dataProtectionOfficer: { email: string } };

/**
 * Whether an address is the clinic's own: one that its record names, or one of the site's own domain. Where else the
 * clinic has a mailbox others have theirs: at a provider, or at the firm of whoever answers for the data.
 */
export function isOwnAddress(address: string, { domain, email, dataProtectionOfficer }: Own) {
  const asked = address.toLowerCase();
  const known = [email, dataProtectionOfficer.email].map((each) => each.toLowerCase());
  if (known.includes(asked)) return true;
  const host = asked.slice(asked.lastIndexOf('@') + 1);
  const own = domain.toLowerCase().replace(/^www\./, '');
  return host === own || host.endsWith(`.${own}`);
}
