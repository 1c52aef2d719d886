import type { VendorIds } from './vendors.ts';

/** What the server passes to the page's scripts, in `<meta name="settings">`. Nothing in it is secret. */
export type SiteSettings = {
  /** The build that rendered the page. */
  release: string;
  /** Ids of the measurement services in use; empty on a page that is not measured. */
  analytics: VendorIds;
  /** Host to use when this one fails, with the same path. */
  backupHost?: string;
  /** No service worker: an installed one is removed. */
  worker?: 'off';
  /** Nobody translates into Libras. */
  libras?: 'off';
};

/** The page's settings; defaults when it has none. */
export function readSettings(): SiteSettings {
  const empty: SiteSettings = { release: '', analytics: {} };
  const text = document.querySelector<HTMLMetaElement>('meta[name=settings]')?.content;
  if (!text) return empty;
  return { ...empty, ...JSON.parse(text) };
}
