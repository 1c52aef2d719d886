import {
  COLLECT_URL,
  MEASUREMENT_PROTOCOL_URL,
  scriptsOf,
  VENDOR_NAMES,
} from '#app/platform/browser/vendors.ts';

export type VendorAnswer = { contentType: string; body: Buffer };
export type VendorRequest = { url: string; body?: string; headers?: Record<string, string> };
/**
 * Calls a measurement vendor.
 * @throws VendorFailure when there is no usable response
 */
export type VendorFetch = (request: VendorRequest) => Promise<VendorAnswer>;

/** Why a measurement vendor gave no usable response. */
export class VendorFailure extends Error {}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1024 * 1024;

/** Hosts that this server may call: those of the vendor table, and no others. */
const HOSTS = new Set(
  [...VENDOR_NAMES.flatMap((name) => scriptsOf(name, '')), COLLECT_URL, MEASUREMENT_PROTOCOL_URL]
    .map((url) => URL.parse(url)?.host)
    .filter((host) => host !== undefined),
);

/**
 * Uses https, follows no redirect, sends no cookie, and rejects responses over five seconds or a megabyte. A
 * body makes it a POST.
 * @param origin replaces all vendors, for tests
 */
export function vendorFetch({
  origin,
  timeoutMs = TIMEOUT_MS,
}: {
  origin?: string | undefined;
  timeoutMs?: number;
}): VendorFetch {
  return async ({ url, ...request }) => {
    const vendorUrl = new URL(url);
    if (vendorUrl.protocol !== 'https:' || !HOSTS.has(vendorUrl.host)) {
      throw new VendorFailure(`${vendorUrl.host} is not in the vendor table`);
    }
    const target = origin ? new URL(`${vendorUrl.pathname}${vendorUrl.search}`, origin) : vendorUrl;
    try {
      return await ask(target, request, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      if (error instanceof VendorFailure) throw error;
      // The message may contain the address, and the address a secret.
      throw new VendorFailure(error instanceof Error ? error.name : 'no answer');
    }
  };
}

async function ask(
  target: URL,
  { body, headers }: Omit<VendorRequest, 'url'>,
  signal: AbortSignal,
): Promise<VendorAnswer> {
  const response = await fetch(target, {
    ...(body === undefined ? {} : { method: 'POST', body }),
    headers: { accept: '*/*', ...headers },
    redirect: 'manual',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new VendorFailure(`answered ${response.status}`);
  }
  const contentType = response.headers.get('content-type') ?? '';
  return { contentType, body: await bodyOf(response) };
}

async function bodyOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new VendorFailure('answered more than a megabyte');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
