import { data } from 'react-router';
import { z } from 'zod';
import { mapOf } from '#app/features/map/clinic-map.ts';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import {
  dropDraft,
  publishDraft,
  readDraft,
  readMapVersions,
} from '#app/features/map/map-versions.server.ts';
import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { wholeNumber } from './map-page.server.ts';

const { preview: messages } = staffMap;
const passedOverShape = z.object({
  unused: z.number(),
  far: z.number(),
  tooMany: z.number(),
  relations: z.number(),
});

/** What a person has read in or typed, as it would look. */
export async function previewPage(args: StaffArgs) {
  const { services, staff, clinic } = staffPageOf(args);
  const draft = await readDraft(services.db, staff.id);
  const [newest] = await readMapVersions(services.db);
  const version = newest?.version ?? 0;
  if (!draft) return { version, map: null, size: null, left: [] };
  const { map, passedOver } = draft;
  const left = passedOverShape.nullable().parse(passedOver);
  return {
    version,
    map: { origin: map.source, ...mapOf(map, clinic) },
    size: staffMap.now.size(map.streets.length, map.places.length),
    left: left
      ? (['unused', 'far', 'tooMany', 'relations'] as const)
          .filter((reason) => left[reason] > 0)
          .map((reason) => messages.passedOver[reason](left[reason]))
      : [],
  };
}

/** Puts it on the site, or throws it away. */
export async function answerPreview(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  if (formText(form, 'acao') === 'descartar') {
    await dropDraft(services, staff.id);
    return seeOther(`${MAP_PATHS.staff}?feito=descartado`);
  }
  const seenVersion = wholeNumber(formText(form, 'versao'));
  const published = await publishDraft(services, { seenVersion, staffId: staff.id });
  if (!published.ok) {
    const problem = published.refusal === 'changed' ? staffMap.changed : messages.none;
    return data({ problem }, { status: 409, headers: ERROR_HEADERS });
  }
  return seeOther(`${MAP_PATHS.staff}?feito=salvo`);
}
