import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { NO_FLAGS } from '#app/clinic/preparation-rule.ts';
import { servicesMessages } from '#app/locales/services.ts';
import type { Locale } from '#app/platform/locale.ts';
import { preparedText } from './prepared-text.ts';
import type { ServiceText } from './service-text.ts';

type Recorded = Pick<Clinic, 'services' | 'formerServices'>;

/**
 * The texts of all services, also of those that are no longer offered, whose appointments still name them. A service
 * without a text in this language has at least its name.
 */
export function serviceTexts(
  { services, formerServices }: Recorded,
  texts: readonly ServiceText[],
  locale: Locale,
): ServiceText[] {
  const recorded = [...services, ...formerServices];
  const known = new Set(texts.map(({ slug }) => slug));
  const bare = recorded.filter(({ slug, title }) => title && !known.has(slug));
  return [...texts, ...bare.map((service) => bareText(service, locale))].map((text) => {
    const service = recorded.find(({ slug }) => slug === text.slug);
    const { address, glyph, price, laterPrice } = service ?? {};
    return {
      ...preparedText(text, service?.preparation, locale),
      minutes: minutesOf(text, service),
      ...(address && { address }),
      ...(glyph && { glyph }),
      ...(price && { price }),
      ...(laterPrice && { laterPrice }),
    };
  });
}

/** How long a text says that a service takes, unless the clinic's own agenda says otherwise. */
function minutesOf(
  { minutes }: Pick<ServiceText, 'minutes'>,
  service: Clinic['services'][number] | undefined,
): ServiceText['minutes'] {
  const { min, max, perEye } = minutes;
  const { durationMinutes: taken = min } = service ?? {};
  const isSo = taken >= min && taken <= max * (perEye ? 2 : 1);
  return isSo ? minutes : { min: taken, max: taken, perEye: false };
}

/** What can be said of a service of which nobody has written. */
function bareText(
  { slug, title = slug, durationMinutes }: Clinic['services'][number],
  locale: Locale,
): ServiceText {
  const { bare } = servicesMessages[locale];
  return {
    slug,
    title,
    shortTitle: title.slice(0, 28),
    summary: bare.summary(title),
    minutes: { min: durationMinutes, max: durationMinutes, perEye: false },
    preparation: [],
    preparationFlags: NO_FLAGS,
    benefits: [],
    included: [],
    questions: [],
    body: [{ kind: 'paragraph', spans: [{ text: bare.text, isStrong: false }] }],
  };
}
