import { type Breaker, createBreaker } from './breaker.ts';
import { browserNowMs } from './browser-clock.ts';

const TIMEOUT_MS = 10_000;
/** A script that failed twice is not requested again for five minutes. */
const RULES = { failures: 2, cooldownMs: 5 * 60_000, successes: 1 };
const POLICY_NAME = 'clareia-scripts';

type Failures = Record<string, readonly number[]>;

export type ScriptDeps = {
  /** Whether scripts from this address are allowed. */
  isAllowed: (address: URL) => boolean;
  /** Milliseconds of a clock that continues from page to page. */
  now?: () => number;
  /** Carries failures over to the next page; without it every page starts fresh. */
  storage?: { read: () => string | null; write: (text: string) => void };
};

/** @returns the address that answered. @throws when none does */
export type LoadScript = (addresses: readonly string[]) => Promise<string>;

/**
 * Loads third-party scripts, each at most once per page. Of several addresses it uses the first that
 * answers within ten seconds: this site's proxy first, the vendor's own address second.
 */
export function createScriptLoader({
  isAllowed,
  now = browserNowMs,
  storage,
}: ScriptDeps): LoadScript {
  const failures = readFailures(storage?.read() ?? null);
  const loaded = new Map<string, Promise<void>>();
  const allow = scriptPolicy(isAllowed);

  function load(address: string): Promise<void> {
    const known = loaded.get(address);
    if (known) return known;
    const past = failures[address] ?? [];
    if (breakerOf(past, now).state() === 'open') {
      return Promise.reject(new Error(`script is left alone: ${address}`));
    }
    const loading = insertScript(allow, address).catch((error: unknown) => {
      loaded.delete(address);
      failures[address] = [...past.filter((at) => now() - at < RULES.cooldownMs), now()];
      storage?.write(JSON.stringify(failures));
      throw error;
    });
    loaded.set(address, loading);
    return loading;
  }

  return async (addresses) => {
    let fault: unknown = new Error('no script to load');
    for (const address of addresses) {
      try {
        await load(address);
        return address;
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  };
}

/** The breaker of an address, restored from its failures; after the cooldown a new, closed one. */
function breakerOf(failures: readonly number[], now: () => number): Breaker {
  let at: number | undefined;
  const breaker = createBreaker(RULES, () => at ?? now());
  for (const failedAt of failures) {
    at = failedAt;
    breaker.failed();
  }
  at = undefined;
  return breaker;
}

/** Resolves when the script has run. One that is too late is removed, though it may still run. */
function insertScript(allow: (address: string) => unknown, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${reason}: ${address}`));
    };
    const timer = setTimeout(() => fail('script is late'), TIMEOUT_MS);
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('script is blocked or missing');
    // A TrustedScriptURL where the browser supports it, else a string.
    Reflect.set(script, 'src', allow(address));
    document.head.append(script);
  });
}

type ScriptPolicy = { createScriptURL: (address: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown;
};

/** Passes allowed addresses and throws for all others; the only way to set a script's `src` here. */
function scriptPolicy(isAllowed: (address: URL) => boolean): (address: string) => unknown {
  const check = (address: string) => {
    if (!isAllowed(new URL(address, location.href))) throw new TypeError('script is not allowed');
    return address;
  };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return check;
  const policy = factory.createPolicy(POLICY_NAME, { createScriptURL: check });
  return isPolicy(policy) ? (address) => policy.createScriptURL(address) : check;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

function isPolicy(value: unknown): value is ScriptPolicy {
  return typeof value === 'object' && value !== null && 'createScriptURL' in value;
}

function readFailures(text: string | null): Failures {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const isTimes = (each: unknown): each is number[] =>
      Array.isArray(each) && each.every((at) => typeof at === 'number');
    const read: Failures = {};
    for (const [address, times] of Object.entries(value ?? {})) {
      if (isTimes(times)) read[address] = times;
    }
    return read;
  } catch {
    return {};
  }
}
