import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { clinicMapOf, pointOf, surroundingsOf } from '#app/features/map/clinic-map.ts';
import { MAX_FILE_BYTES } from '#app/features/map/import/map-element.ts';
import { type MapFileRefusal, readMapFile } from '#app/features/map/import/read-map-file.ts';
import { MAP_FILE_FIELD, MAP_PATHS, MAP_TOO_LARGE } from '#app/features/map/map-paths.ts';
import {
  keepDraft,
  readDraft,
  readMapVersions,
  restoreVersion,
} from '#app/features/map/map-versions.server.ts';
import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { formText } from '#app/platform/form-values.ts';
import { countHit } from '#app/platform/rate-limit.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

const { history, refusals, done } = staffMap;
const LIMIT = { hits: 30, windowSeconds: 3_600 };

type UploadRefusal = MapFileRefusal | 'file-missing' | 'many-files';

/** The map on the site, its versions, and whether something unsaved waits. */
export async function mapPage(args: StaffArgs) {
  const { services, staff, clinic, url, may } = staffPageOf(args);
  const versions = await readMapVersions(services.db);
  const { data: shown } = surroundingsOf(clinic);
  const version = versions[0]?.version ?? 0;
  const word = url.searchParams.get('feito') ?? '';
  const mayChange = may('map.write');
  return {
    map: clinicMapOf(clinic),
    isElsewhere: clinic.surroundings !== undefined && shown === null,
    size: shown ? { streets: shown.streets.length, places: shown.places.length } : null,
    version,
    hasOwn: clinic.surroundings !== undefined,
    versions: versions.map(({ version: each, source, streets, by, at }) => ({
      version: each,
      isCurrent: each === version,
      words: history.line(each, history.sources[source], streets),
      by: history.by(by, formatMoment(at, { withYear: true })),
    })),
    mayChange,
    hasDraft: mayChange && (await readDraft(services.db, staff.id)) !== null,
    done: isDone(word) ? done[word] : null,
    tooLarge: url.searchParams.has(MAP_TOO_LARGE) ? refusals['too-large'] : undefined,
  };
}

function isDone(word: string): word is keyof typeof done {
  return Object.hasOwn(done, word);
}

/** Reads a file, or puts an earlier version on the site. */
export async function answerMapForm(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await readForm(args.request);
  if (!form) return refused(refusals.broken, 400);
  if (formText(form, 'acao') !== 'voltar') return answerFile(args, form);
  const version = wholeNumber(formText(form, 'alvo'));
  const seenVersion = wholeNumber(formText(form, 'versao'));
  const restored = await restoreVersion(services, { version, seenVersion, staffId: staff.id });
  if (!restored.ok) return refused(staffMap.changed, 409);
  return seeOther(`${MAP_PATHS.staff}?feito=${version === 0 ? 'tirado' : 'voltou'}`);
}

async function answerFile(args: StaffArgs, form: FormData) {
  const { services, staff, clinic } = staffPageOf(args);
  const { db, clock, env } = services;
  const file = await fileIn(form);
  if (!file.ok) return refused(refusals[file.refusal], 422);
  const limits = { db, clock, secret: env.appSecret, isOn: env.rateLimits };
  const waitSeconds = await countHit(limits, 'map-upload', `staff:${staff.id}`, LIMIT);
  if (waitSeconds > 0) return refused(refusals['too-often'], 429);
  const read = readMapFile(file.value, pointOf(clinic.address));
  if (!read.ok) return refused(refusals[read.refusal], 422);
  await keepDraft(services, { staffId: staff.id, ...read.value });
  return seeOther(MAP_PATHS.preview);
}

async function fileIn(form: FormData): Promise<Result<Uint8Array, UploadRefusal>> {
  const values = form.getAll(MAP_FILE_FIELD);
  if (values.length > 1) return refuse('many-files');
  const [file] = values;
  if (file === undefined || typeof file === 'string' || file.size === 0)
    return refuse('file-missing');
  if (file.size > MAX_FILE_BYTES) return refuse('too-large');
  return ok(new Uint8Array(await file.arrayBuffer()));
}

function refused(message: string, status: number) {
  const errors = [{ fieldId: MAP_FILE_FIELD, message }];
  return data({ errors }, { status, headers: ERROR_HEADERS });
}

/** -1 for anything else, which is no version. */
export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
