/**
 * One value that a device keeps for a while, encrypted with a key that no script can read out and that leaves this
 * browser by no way. Whoever copies the browser's files has neither.
 */
const STORE = 'sealed';
const KEY = 'key';
const VALUE = 'value';
const ALGORITHM = 'AES-GCM';

type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer; untilMs: number };

/** Whether this browser can; without a secure connection none can. */
export function canSeal(): boolean {
  return 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined;
}

/** Puts a value in place of the one before, with a new key. @param name of the database */
export async function seal(name: string, value: unknown, untilMs: number): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, plain);
  const database = await open(name, true);
  if (!database) return;
  const change = database.transaction(STORE, 'readwrite');
  const store = change.objectStore(STORE);
  store.put(key, KEY);
  store.put({ iv, data, untilMs } satisfies Sealed, VALUE);
  await ended(change);
  database.close();
}

/** @returns undefined where nothing is kept, or no longer; what is over is deleted */
export async function unseal(name: string, nowMs: number): Promise<unknown> {
  const database = await open(name, false);
  if (!database) return undefined;
  const store = database.transaction(STORE).objectStore(STORE);
  const [key, sealed] = await Promise.all([answer(store.get(KEY)), answer(store.get(VALUE))]);
  database.close();
  if (!(key instanceof CryptoKey) || !isSealed(sealed) || sealed.untilMs <= nowMs) {
    await forget(name);
    return undefined;
  }
  const { iv, data } = sealed;
  const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, data);
  return JSON.parse(new TextDecoder().decode(plain));
}

/** Deletes key and value. */
export function forget(name: string): Promise<unknown> {
  return answer(indexedDB.deleteDatabase(name));
}

/** @param isMade whether a database that is not there is made */
function open(name: string, isMade: boolean): Promise<IDBDatabase | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase | undefined>();
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    if (isMade) request.result.createObjectStore(STORE);
    else request.transaction?.abort();
  };
  request.onsuccess = () => {
    const database = request.result;
    // Another window deletes it.
    database.onversionchange = () => database.close();
    resolve(database);
  };
  request.onerror = (event) => {
    event.preventDefault();
    if (isMade) reject(request.error);
    else resolve(undefined);
  };
  return promise;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}

function ended(change: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  change.oncomplete = () => resolve();
  change.onabort = () => reject(change.error);
  return promise;
}

function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'iv' in value && 'untilMs' in value;
}
