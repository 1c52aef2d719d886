import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import type { ServiceExams } from '#app/features/catalogue/exam-form.ts';
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
import { withExams } from './exams-of-service.ts';

type Service = ClinicRecord['services'][number];

/**
 * Names, places and prices a service, and says how it goes together with others; where it was leads to where it is.
 * @param exams null for as it is
 */
export function faceService(
  services: CatalogueServices,
  face: ServiceFace,
  {
    slug,
    stamp,
    staffId,
    shown,
    exams,
  }: Seen & { shown: Record<Locale, string>; exams: ServiceExams | null },
) {
  const { name, address, group, price, laterPrice, glyph } = face;
  const renamed = (before: string | null) =>
    titled(before, { title: name, shortTitle: shortened(name) });
  return changeCatalogue(services, {
    staffId,
    edit({ services: list }) {
      const faced = list.map((each) => {
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
      });
      return { services: exams ? withExams(faced, slug, exams) : faced };
    },
    ...(name !== shown[DEFAULT_LOCALE] && {
      text: { key: keyOf(slug), source: renamed, isPublic: true },
    }),
  });
}

function withName(title: NonNullable<Service['title']>, name: string) {
  return typeof title === 'string' ? name : { ...title, [DEFAULT_LOCALE]: name };
}
