import { formatMoment } from '#app/clinic/format-date.ts';
import { fieldNode, isFieldName } from '#app/clinic/record/field-node.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import {
  type RecordVersion,
  understood,
} from '#app/features/clinic-record/record-versions.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';

const messages = staffRecord.versions;
const MOST_NAMED = 4;

type Ground = {
  /** The record of a version, as it was stored. */
  recordAt: (version: number) => Promise<unknown>;
  serviceTitle: (slug: string) => string;
};

/** Each version in words: who made it, and what it changed. */
export function versionViews(versions: readonly RecordVersion[], ground: Ground) {
  return Promise.all(
    versions.map(async ({ version, fields, madeBy, by, at }) => {
      const others = fields.filter((name) => name !== 'services');
      const labels = others.map((name) => (isFieldName(name) ? fieldNode(name).label : name));
      const services = fields.includes('services')
        ? [messages.services(await changedServices(version, ground))]
        : [];
      return {
        ...{ version, by, at: formatMoment(at), madeBy: messages.madeBy[madeBy] },
        fields: [...services, ...labels].join(', '),
      };
    }),
  );
}

/** Which services a version changed: their names, and how many more, also of those that nobody names by now. */
async function changedServices(version: number, { recordAt, serviceTitle }: Ground) {
  const was = understood(await recordAt(version - 1))?.services ?? [];
  const is = understood(await recordAt(version))?.services ?? [];
  const slugs = [...new Set([...is, ...was].map(({ slug }) => slug))].filter((slug) => {
    const [before, after] = [was, is].map((list) => list.find((each) => each.slug === slug));
    return !isSame(before, after);
  });
  const known = slugs.filter((slug) => serviceTitle(slug) !== slug);
  const names = known.slice(0, MOST_NAMED).map(serviceTitle);
  return { names, more: slugs.length - names.length };
}
