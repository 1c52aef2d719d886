const OWN_AGENDA = '/agendamento';

/** The contact dialog offers the site's own agenda among the other ways. */
export type SchedulingTarget =
  | { kind: 'internal'; href: typeof OWN_AGENDA }
  | { kind: 'external'; href: string }
  | { kind: 'contact-modal'; href: typeof OWN_AGENDA };

// The host as written, up to its path, query, fragment or end: no user, no port, no trailing dot,
// nothing encoded. An address that a browser would have to normalize first is not trusted.
const PLAIN_HTTPS = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z0-9-]+)(?:$|[/?#][\x21-\x5b\x5d-\x7e]*$)/i;

/**
 * Target of the schedule button: the site's own agenda, the configured address, or the contact dialog when
 * that address is not https on the clinic's domain or a subdomain of it.
 */
export function schedulingTarget(clinic: {
  domain: string;
  externalSchedulingUrl?: string | undefined;
}): SchedulingTarget {
  const written = clinic.externalSchedulingUrl;
  if (!written) return { kind: 'internal', href: OWN_AGENDA };
  const host = PLAIN_HTTPS.exec(written)?.[1]?.toLowerCase();
  if (host === undefined || !URL.canParse(written))
    return { kind: 'contact-modal', href: OWN_AGENDA };
  const url = new URL(written);
  const isOwnHost = host === clinic.domain || host.endsWith(`.${clinic.domain}`);
  if (!isOwnHost || url.hostname !== host) return { kind: 'contact-modal', href: OWN_AGENDA };
  return { kind: 'external', href: url.href };
}
