import type { VendorIds } from './vendors.ts';

/** What the server tells the page's scripts, in `<meta name="settings">`. Nothing here is secret. */
export type SiteSettings = {
  /** The build that made the page. */
  release: string;
  /** Ids of the measurement services in use; none on a page where nothing is measured. */
  analytics: VendorIds;
  /** Host that answers when this one fails; asked for with the same path. */
  backupHost?: string;
  /** No service worker: one that is still in the browser is taken away. */
  worker?: 'off';
};

/** The page's settings; empty ones when it has none. */
export function readSettings(): SiteSettings {
  const empty: SiteSettings = { release: '', analytics: {} };
  const text = document.querySelector<HTMLMetaElement>('meta[name=settings]')?.content;
  if (!text) return empty;
  return { ...empty, ...JSON.parse(text) };
}
