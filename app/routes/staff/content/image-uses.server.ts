import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readPlans } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { placeOf } from '#app/features/clinic-record/sections.ts';
import { contentPath } from '#app/features/content/content-paths.ts';
import type { UseView } from '#app/features/images/image-lists.tsx';
import { type ImageUse, usesOfImage } from '#app/features/images/image-use.server.ts';
import { picturesIn } from '#app/platform/text/entry-picture.ts';
import { contentTypesOf } from './content-page.server.ts';

type Services = Pick<AppServices, 'clinic' | 'contents' | 'contentStore'>;
/** The database, or a transaction. */
type Reader = Parameters<typeof usesOfImage>[0];

/**
 * Where an image is shown, or will be: in texts, and in the clinic's data; each with the screen that changes it.
 * @param mayManage whether the clinic's data can be opened
 */
export async function imageUses(
  services: Services,
  db: Reader,
  { name, mayManage }: { name: string; mayManage: boolean },
): Promise<UseView[]> {
  const { record } = await readCurrentRecord(db, services.contentStore.clinicFile);
  const plans = await readPlans(db);
  const inData = [record, ...plans.map(({ changes }) => changes)].flatMap((data) =>
    usesInData(data, name),
  );
  return [
    ...usesInTexts(await usesOfImage(db, name), contentTypesOf(services)),
    ...[...new Map(inData.map((use) => [use.title, use])).values()].map((use) =>
      mayManage ? use : { ...use, href: null },
    ),
  ];
}

function usesInTexts(
  uses: readonly ImageUse[],
  types: ReturnType<typeof contentTypesOf>,
): UseView[] {
  return uses.flatMap(({ kind: name, locale, slug, title }) => {
    const type = types.find((each) => each.name === name);
    return type ? [{ href: contentPath({ type, locale, slug }), locale, title }] : [];
  });
}

const FIELDS = ['brand', 'people'] as const;

/** Screens of the clinic's data that name an image. @param data the record, or what will be changed of it */
function usesInData(data: Readonly<Record<string, unknown>> | ClinicRecord, name: string) {
  const values = new Map<string, unknown>(Object.entries(data));
  return FIELDS.flatMap((field): UseView[] => {
    const place = placeOf(field);
    return place && picturesIn(values.get(field)).some((each) => each.name === name)
      ? [{ href: place.href, locale: 'pt-BR', title: place.title }]
      : [];
  });
}
