import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import type { ServiceFace } from '#app/features/catalogue/service-page-form.ts';
import { shortened } from '#app/features/catalogue/service-words.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import {
  type CatalogueServices,
  changeCatalogue,
  keyOf,
  Refused,
  type Seen,
  stampOf,
  titled,
} from './change-services.server.ts';

type Service = ClinicRecord['services'][number];

/** Names, places and prices a service; where it was leads to where it is. */
export function faceService(
  services: CatalogueServices,
  face: ServiceFace,
  { slug, stamp, staffId, shown }: Seen & { shown: Record<Locale, string> },
) {
  const { name, address, group, price, laterPrice, glyph } = face;
  const renamed = (before: string | null) =>
    titled(before, { title: name, shortTitle: shortened(name) });
  return changeCatalogue(services, {
    staffId,
    edit: ({ services: list }) => ({
      services: list.map((each) => {
        if (each.slug !== slug) return each;
        if (stampOf(each) !== stamp) throw new Refused('changed');
        const { bookingGroup: _g, price: _p, laterPrice: _l, glyph: _d, ...kept } = each;
        const { address: was, ...rest } = kept;
        const former = new Set([
          ...(each.formerAddresses ?? []),
          addressOf({ slug, address: was }),
        ]);
        former.delete(address);
        return {
          ...rest,
          formerAddresses: [...former],
          ...(address !== slug && { address }),
          ...(group && { bookingGroup: group }),
          ...(price && { price }),
          ...(laterPrice && { laterPrice }),
          ...(glyph && { glyph }),
          // Patients who have booked it by its former name are told: the record knows the new one.
          ...(name !== shown[DEFAULT_LOCALE] && {
            title: withName(each.title ?? shown, name),
          }),
        };
      }),
    }),
    ...(name !== shown[DEFAULT_LOCALE] && {
      text: { key: keyOf(slug), source: renamed, isPublic: true },
    }),
  });
}

function withName(title: NonNullable<Service['title']>, name: string) {
  return typeof title === 'string' ? name : { ...title, [DEFAULT_LOCALE]: name };
}
