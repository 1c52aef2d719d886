import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { createBreaker } from '#app/platform/browser/breaker.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { PlaceReviews } from '#app/platform/google/place-answer.ts';
import {
  askPlace,
  type PlaceOutcome,
  type PlacesSettings,
} from '#app/platform/google/places.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { googleLinks, type ShownGoogle } from './google-reviews.ts';

/** A question to Google, and how it ended. */
export type AskedGoogle = {
  askedAt: Date;
  outcome: PlaceOutcome;
  latencyMs: number;
  /** Of the reviews in the answer. */
  count: number;
};

/** What this process knows, without secrets and without a word of any review. */
export type ReviewState = {
  hasKey: boolean;
  hasPlace: boolean;
  hasLink: boolean;
  /** Whether staff show Google's reviews. */
  isShown: boolean;
  /** What a page that is made now shows. */
  visitorsSee: ShownGoogle['kind'];
  last: AskedGoogle | null;
  /** Of the reviews in memory. */
  receivedAt: Date | null;
};

export type GoogleReviews = {
  /** What a page shows; asks Google in the background where that is due, and never waits for it. */
  look(): ShownGoogle;
  /** Asks now, whatever is in memory. Null where nothing is configured. */
  askNow(): Promise<AskedGoogle | null>;
  state(): ReviewState;
};

type Parts = {
  settings: Omit<PlacesSettings, 'key'> & { key: string | undefined };
  /** As staff have settled it by now. */
  clinic: () => Pick<Clinic, 'placeId' | 'reviewLink' | 'displayName' | 'showsGoogleReviews'>;
  /** Goes before the record's. */
  placeId?: string | undefined;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn'>;
  /** Called when pages have to be made anew. */
  onChange: () => void;
  /** Calls back later without keeping the process alive. */
  later?: (work: () => void, ms: number) => void;
};

const MINUTE_MS = 60_000;
/** Reviews are dropped from memory after so long: Google's terms allow a page to be shown, not a store to be filled. */
export const KEPT_MS = 60 * MINUTE_MS;
/** From then on whoever looks has them asked for anew; at most 893 questions a month with 31 days. */
export const RENEWED_AFTER_MS = 50 * MINUTE_MS;
/** Nobody mends these within seconds. */
const SETUP_PAUSE_MS = 15 * MINUTE_MS;
const SETUP_REFUSALS: readonly string[] = ['key-refused', 'place-gone', 'quota'];
const BREAKER = { failures: 5, cooldownMs: MINUTE_MS, successes: 2 };

type Kept = { placeId: string; place: PlaceReviews; receivedAt: Date };

/** Google's reviews of the clinic, in this process's memory alone and for an hour at most. */
export function createGoogleReviews(parts: Parts): GoogleReviews {
  const { settings, clinic, clock, log, onChange, later = laterUnreferenced } = parts;
  const nowMs = () => clock.now().getTime();
  const breaker = createBreaker(BREAKER, nowMs);
  let kept: Kept | null = null;
  let last: AskedGoogle | null = null;
  let lastPlaceId = '';
  let asking: Promise<AskedGoogle> | null = null;
  let notBeforeMs = 0;

  const placeIdNow = () => parts.placeId ?? clinic().placeId;
  const ageMs = ({ receivedAt }: Kept) => nowMs() - receivedAt.getTime();

  function keptNow(): Kept | null {
    return kept && kept.placeId === placeIdNow() && ageMs(kept) < KEPT_MS ? kept : null;
  }

  function shown(): ShownGoogle {
    const { displayName: name, reviewLink, showsGoogleReviews } = clinic();
    const placeId = placeIdNow();
    if (!settings.key || !placeId || !showsGoogleReviews) return { kind: 'off' };
    const known = keptNow();
    const links = googleLinks({ placeId, name, reviewLink }, known?.place);
    // After a pause new ones are waited for: examples are for who could not be answered.
    const hasFailed = lastPlaceId === placeId && last?.outcome !== 'reviews';
    if (!known) return { kind: hasFailed ? 'none' : 'waiting', links };
    const { rating, ratings, reviews } = known.place;
    return reviews.length > 0
      ? { kind: 'reviews', links, rating, ratings, reviews }
      : { kind: 'none', links };
  }

  function isDue(): boolean {
    const known = keptNow();
    if (known && ageMs(known) < RENEWED_AFTER_MS) return false;
    return nowMs() >= notBeforeMs && breaker.state() !== 'open';
  }

  /** One question at a time: who comes meanwhile waits for the same answer. */
  function ask(key: string, placeId: string): Promise<AskedGoogle> {
    asking ??= askOnce(key, placeId).finally(() => {
      asking = null;
    });
    return asking;
  }

  async function askOnce(key: string, placeId: string): Promise<AskedGoogle> {
    const before = shown().kind;
    const askedAt = clock.now();
    const answer = await askPlace({ ...settings, key }, placeId);
    const count = answer.ok ? answer.value.reviews.length : 0;
    const outcome: PlaceOutcome = answer.ok
      ? count > 0
        ? 'reviews'
        : 'no-reviews'
      : answer.refusal;
    const line = { outcome, latencyMs: answer.latencyMs, count };
    const asked = { askedAt, ...line };
    last = asked;
    lastPlaceId = placeId;
    if (answer.ok) {
      keep({ placeId, place: answer.value, receivedAt: clock.now() });
      breaker.succeeded();
      notBeforeMs = 0;
      log.info(line, 'google reviews');
    } else {
      breaker.failed();
      if (SETUP_REFUSALS.includes(answer.refusal)) notBeforeMs = nowMs() + SETUP_PAUSE_MS;
      log.warn(line, 'google reviews: no answer');
    }
    if (answer.ok || shown().kind !== before) onChange();
    return asked;
  }

  function keep(next: Kept): void {
    kept = next;
    later(() => {
      if (kept !== next) return;
      kept = null;
      onChange();
    }, KEPT_MS);
  }

  return {
    look() {
      const placeId = placeIdNow();
      const { key } = settings;
      if (key && placeId && clinic().showsGoogleReviews && isDue())
        ask(key, placeId).catch((error: unknown) =>
          log.warn({ err: error }, 'google reviews: fault'),
        );
      return shown();
    },
    async askNow() {
      const placeId = placeIdNow();
      return settings.key && placeId ? ask(settings.key, placeId) : null;
    },
    state: () => ({
      hasKey: settings.key !== undefined,
      hasPlace: placeIdNow() !== undefined,
      hasLink: clinic().reviewLink !== undefined,
      isShown: clinic().showsGoogleReviews,
      visitorsSee: shown().kind,
      last,
      receivedAt: keptNow()?.receivedAt ?? null,
    }),
  };
}

function laterUnreferenced(work: () => void, ms: number): void {
  setTimeout(work, ms).unref();
}
