import { z } from 'zod';
import { withoutHidden } from '#app/platform/free-text.ts';

/** A review as Google gives it: plain text, never shortened by us unless it is longer than any real one. */
export type PlaceReview = {
  author: string;
  /** The author's page at Google; undefined where it is no address of Google's. */
  authorUri: string | undefined;
  /** Whole stars, 1 to 5. */
  stars: number;
  /** As written, in the author's language; empty where only stars were given. */
  words: string;
  /** BCP 47, of the words. */
  language: string | undefined;
  /** 'há 2 meses', in the language that was asked for. */
  when: string;
  publishedAt: Date | undefined;
  /** Where it stands on Google Maps. */
  uri: string | undefined;
};

export type PlaceReviews = {
  /** Mean of all ratings at Google, not only of those below; undefined where nobody has rated. */
  rating: number | undefined;
  ratings: number;
  /** At most five, in Google's order. */
  reviews: readonly PlaceReview[];
  reviewsUri: string | undefined;
  writeUri: string | undefined;
};

/** Longer than Google takes, so that only a hostile answer is cut. */
const MOST_WORDS = 5_000;
const MOST_NAME = 120;
const MOST_REVIEWS = 5;
/** Hosts of Google that links of an answer lead to. */
const GOOGLE_HOST = /^(?:[a-z0-9-]+\.)*google\.com(?:\.br)?$|^maps\.app\.goo\.gl$|^g\.page$/;

const uri = z.string().optional().transform(googleAddress);
const line = z.string().transform((value) => bounded(value.replace(/\s+/g, ' '), MOST_NAME));
const language = z
  .string()
  .optional()
  .transform((value) => (/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(value ?? '') ? value : undefined));
const localized = z.object({ text: z.string(), languageCode: language });

const review = z
  .object({
    rating: z.number().min(1).max(5),
    authorAttribution: z.object({ displayName: line.default(''), uri }).optional(),
    originalText: localized.optional(),
    text: localized.optional(),
    relativePublishTimeDescription: line.default(''),
    publishTime: z.string().optional(),
    googleMapsUri: uri,
  })
  .transform((given): PlaceReview => {
    // What the author wrote, not Google's translation of it.
    const words = given.originalText ?? given.text;
    return {
      author: given.authorAttribution?.displayName ?? '',
      authorUri: given.authorAttribution?.uri,
      stars: Math.round(given.rating),
      words: bounded((words?.text ?? '').replace(/\r\n?/g, '\n'), MOST_WORDS),
      language: words?.languageCode,
      when: given.relativePublishTimeDescription,
      publishedAt: dateOf(given.publishTime),
      uri: given.googleMapsUri,
    };
  });

const place = z.object({
  // Of a place without reviews Google sends neither; an answer about something else has no name.
  displayName: z.object({ text: z.string() }),
  rating: z.number().min(1).max(5).optional(),
  userRatingCount: z.int().min(0).default(0),
  googleMapsUri: uri,
  googleMapsLinks: z.object({ reviewsUri: uri, writeAReviewUri: uri }).optional(),
  reviews: z.array(review).max(50).default([]),
});

/** The fields of an answer that are read; they decide which price Google charges. */
export const PLACE_FIELDS = [
  'displayName',
  'rating',
  'userRatingCount',
  'reviews',
  'googleMapsUri',
  'googleMapsLinks',
] as const;

/**
 * The reviews of an answer, in its order. One without an author's name is left out: Google's terms let nobody show
 * a review without it.
 * @returns undefined where the answer is not one about a place
 */
export function readPlace(answer: unknown): PlaceReviews | undefined {
  const parsed = place.safeParse(answer);
  if (!parsed.success) return undefined;
  const { rating, userRatingCount, reviews, googleMapsUri, googleMapsLinks: links } = parsed.data;
  return {
    rating: userRatingCount > 0 ? rating : undefined,
    ratings: userRatingCount,
    reviews: reviews.filter(({ author }) => author !== '').slice(0, MOST_REVIEWS),
    reviewsUri: links?.reviewsUri ?? googleMapsUri,
    writeUri: links?.writeAReviewUri,
  };
}

/** An https address of Google's own; undefined for every other. */
function googleAddress(value: string | undefined): string | undefined {
  const parsed = value === undefined ? null : URL.parse(value);
  if (parsed?.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) return;
  return GOOGLE_HOST.test(parsed.hostname) ? parsed.href : undefined;
}

function bounded(value: string, most: number): string {
  const text = [...withoutHidden(value).trim()];
  return text.length > most ? `${text.slice(0, most - 1).join('')}…` : text.join('');
}

function dateOf(value: string | undefined): Date | undefined {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
