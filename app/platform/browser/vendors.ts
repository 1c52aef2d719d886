/** The purpose that a visitor must allow before a vendor's script may load. */
export type Purpose = 'analytics' | 'marketing';

/** A vendor's hosts, as written in a Content-Security-Policy. */
export type VendorHosts = {
  script: readonly string[];
  img: readonly string[];
  connect: readonly string[];
};

type Vendor = {
  /** The company that receives the data, as visitors are told; all of them are in the United States. */
  company: string;
  idPattern: RegExp;
  purpose: Purpose;
  /** The script through this site's proxy, tried first; the id follows as `?id=`. */
  ownPath?: string;
  /** The vendor's own script address; `{id}` stands for the id. */
  script: string;
  hosts: VendorHosts;
};

const GOOGLE_HOSTS: VendorHosts = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Every third party that may learn anything from a page. What a page allows follows from this table. */
export const VENDORS = {
  /** Google Analytics 4. */
  ga: {
    company: 'Google',
    idPattern: /^G-[A-Z0-9]{4,12}$/,
    purpose: 'analytics',
    ownPath: '/gtag.js',
    script: 'https://www.googletagmanager.com/gtag/js?id={id}',
    hosts: GOOGLE_HOSTS,
  },
  /** Google Tag Manager. */
  gtm: {
    company: 'Google',
    idPattern: /^GTM-[A-Z0-9]{4,10}$/,
    purpose: 'analytics',
    ownPath: '/gtm.js',
    script: 'https://www.googletagmanager.com/gtm.js?id={id}',
    hosts: GOOGLE_HOSTS,
  },
  /** Cloudflare Web Analytics: no cookie, no session recording, no query strings. */
  web: {
    company: 'Cloudflare',
    idPattern: /^[0-9a-f]{32}$/,
    purpose: 'analytics',
    script: 'https://static.cloudflareinsights.com/beacon.min.js?token={id}',
    hosts: {
      script: ['https://static.cloudflareinsights.com'],
      img: [],
      connect: ['https://cloudflareinsights.com'],
    },
  },
  /** Meta's pixel; its script receives the id by `fbq('init', id)`. */
  pixel: {
    company: 'Meta',
    idPattern: /^\d{10,20}$/,
    purpose: 'marketing',
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: {
      script: ['https://connect.facebook.net'],
      img: ['https://www.facebook.com'],
      connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    },
  },
} as const satisfies Record<string, Vendor>;

export type VendorName = keyof typeof VENDORS;
/** Ids of the vendors that the clinic has configured. */
export type VendorIds = { readonly [Name in VendorName]?: string | undefined };

export const VENDOR_NAMES = ['ga', 'gtm', 'web', 'pixel'] as const satisfies VendorName[];

/** Addresses of a vendor's script, in order of preference: through this site, then the vendor's own. */
export function scriptsOf(name: VendorName, id: string): string[] {
  const { ownPath, script }: Vendor = VENDORS[name];
  const direct = script.replace('{id}', encodeURIComponent(id));
  return ownPath ? [`${ownPath}?id=${encodeURIComponent(id)}`, direct] : [direct];
}

/** What pages must allow for the configured vendors; empty lists without any. */
export function hostsOf(ids: VendorIds): VendorHosts {
  const used = VENDOR_NAMES.filter((name) => ids[name]).map((name) => VENDORS[name].hosts);
  const all = (kind: keyof VendorHosts) => [...new Set(used.flatMap((hosts) => hosts[kind]))];
  return { script: all('script'), img: all('img'), connect: all('connect') };
}

/** The companies that receive data once a visitor allows it. */
export function companiesOf(ids: VendorIds): string[] {
  const used = VENDOR_NAMES.filter((name) => ids[name]).map((name) => VENDORS[name].company);
  return [...new Set(used)];
}

/** Where events for Google Analytics are sent after this site has anonymized them. */
export const COLLECT_URL = 'https://www.google-analytics.com/g/collect';
/** Where this server sends events of its own. */
export const MEASUREMENT_PROTOCOL_URL = 'https://www.google-analytics.com/mp/collect';
