import { data } from 'react-router';
import { formatDate } from '#app/clinic/format-date.ts';
import { askMap } from '#app/features/map/ask-map.server.ts';
import {
  clinicMapOf,
  pointOf,
  streetAgrees,
  surroundingsOf,
} from '#app/features/map/clinic-map.ts';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { loginPath } from '#app/features/staff/staff-paths.ts';
import { mapMessages } from '#app/locales/map.ts';
import { placeIdOf } from '#app/platform/google/places-env.server.ts';
import { outbound } from '#app/platform/outbound/outbound.server.ts';
import { type PageArgs, pageOf } from '#app/routes/page.server.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, signedInStaff } from '#app/routes/staff/staff-page.server.ts';

/** The true state of the map, in words. Nothing of it is secret: keys are not even said to be there. */
export function mapState(args: PageArgs) {
  const { shared, record, env } = readContentPage(args);
  const { locale } = shared;
  const { test: messages } = mapMessages[locale];
  const { data: map, origin } = surroundingsOf(record);
  const isElsewhere = record.surroundings !== undefined && map === null;
  const agrees = streetAgrees(record);
  const words = agrees === null ? messages.unknown : agrees ? messages.yes : messages.no;
  return {
    ...shared,
    map: clinicMapOf(record),
    coordinates: pointOf(record.address),
    facts: [
      [messages.drawing, messages.origins[isElsewhere ? 'elsewhere' : origin]],
      ...(map ? [[messages.streets, map.streets.length.toLocaleString(locale)] as const] : []),
      ...(map?.changedOn ? [[messages.since, formatDate(map.changedOn, locale)] as const] : []),
      [messages.street, words],
      [messages.interactive, messages.providers[env.mapEmbed?.provider ?? 'none']],
    ] as const satisfies readonly (readonly [string, string])[],
    hasPlace: env.mapsKey !== undefined && placeIdOf(env, record) !== undefined,
  };
}

/** Asks the parties of the map from the server, for signed-in staff alone. */
export async function answerMapTest(args: PageArgs) {
  const { services, content, url, locale } = pageOf(args);
  const staff = await signedInStaff(args);
  if (!staff) return seeOther(loginPath(new URL(MAP_PATHS.test, url)));
  const { clinic } = content;
  const at = pointOf(clinic.address);
  const asked = await askMap(
    { ...services, outbound: services.outbound ?? outbound },
    { at, placeId: placeIdOf(services.env, clinic), staffId: staff.id },
  );
  const { test: messages } = mapMessages[locale];
  if (!asked.ok)
    return data({ facts: [], refused: messages.tooOften }, { status: 429, headers: ERROR_HEADERS });
  const { embed, place } = asked.value;
  const said =
    'metres' in place
      ? messages.placeAnswers[place.kind](place.metres)
      : messages.placeAnswers[place.kind];
  const facts = [
    [messages.embed, messages.embedAnswers[embed]],
    [messages.coordinates, said],
  ] as const;
  return data({ facts, refused: null }, { headers: ERROR_HEADERS });
}
