import { hostsOf, type VendorIds } from '#app/platform/browser/vendors.ts';

/** Whether a script may come from an address: this site, or a host of a configured vendor. */
export function isTrusted(address: URL, ids: VendorIds): boolean {
  return address.origin === location.origin || hostsOf(ids).script.includes(address.origin);
}

/**
 * Vendors' scripts load further ones by plain texts, which this site's Trusted Types refuse. Lets those pass that come
 * from the same vendors; everything else stays refused.
 */
export function trustVendors(ids: VendorIds): void {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory) || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL: (text) => {
      const address = URL.parse(text, location.href);
      return address && isTrusted(address, ids) ? text : null;
    },
  });
}

type Factory = {
  defaultPolicy?: unknown;
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => unknown;
};

function isFactory(value: unknown): value is Factory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
