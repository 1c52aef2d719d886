const KEY = 'clareia.client';

/** A random name for this browser, kept only while the visitor consents to analytics. */
export function clientId(): string {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const id = crypto.randomUUID();
  localStorage.setItem(KEY, id);
  return id;
}

/** Forgets the name, and what the vendors' scripts have left in cookies. */
export function forgetClient(): void {
  localStorage.removeItem(KEY);
  const own = /^\s*(_ga\w*|_gid|_gat\w*|_fbp|_fbc)=/;
  for (const cookie of document.cookie.split(';')) {
    const name = own.exec(cookie)?.[1];
    if (!name) continue;
    for (const domain of ['', `; domain=.${location.hostname.replace(/^www\./, '')}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the Cookie Store API
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
