import { data } from 'react-router';
import { hasPoint } from '#app/clinic/map/known-point.ts';
import { branchOf, chosenHouse } from '#app/clinic/record/branch-fields.ts';
import { readForm } from '#app/features/images/read-upload.server.ts';
import { clinicMapOf, pointOf } from '#app/features/map/clinic-map.ts';
import {
  AskForMap,
  FramedMap,
  INTERACTIVE,
  MAP_HOUSE,
} from '#app/features/map/interactive-map.tsx';
import { mapFrame } from '#app/features/map/map-embed.ts';
import { MapFigure, NearList } from '#app/features/map/map-figure.tsx';
import { RouteList } from '#app/features/map/route-list.tsx';
import { mapMessages } from '#app/locales/map.ts';
import { formText } from '#app/platform/form-values.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS, ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/map';
import { MapHouse } from './map-house.tsx';

export function loader(args: Route.LoaderArgs) {
  const { shared, record, env, graph } = readContentPage(args);
  const { clinic, locale } = shared;
  const messages = mapMessages[locale];
  const title = messages.pageTitle;
  const description = messages.description(clinic.displayName, clinic.city);
  return {
    ...shared,
    text: { title, description },
    jsonLd: graph({ title, description }),
    map: clinicMapOf(record),
    /** Of each house, where there are several. */
    maps: clinic.houses.map((_, at) => {
      const address = record.branches[at]?.address ?? record.address;
      return clinicMapOf({ ...record, address });
    }),
    provider: hasPoint(record.address) ? env.mapEmbed?.provider : undefined,
  };
}

/** Shows the interactive map to whoever has asked for it. */
export async function action(args: Route.ActionArgs) {
  const { shared, record, env } = readContentPage(args);
  const asked = await readForm(args.request);
  const slug = chosenHouse(record, asked ? formText(asked, MAP_HOUSE) : null);
  const { address } = branchOf(record, slug) ?? record;
  const { clinic, locale } = shared;
  // Google knows the clinic by its main house.
  const options = { placeId: slug === null ? record.placeId : undefined, locale };
  const embed = hasPoint(address) ? env.mapEmbed : undefined;
  const frame = embed ? mapFrame(embed, pointOf(address), options) : null;
  const house = clinic.houses.find(({ id }) => id === slug);
  return data({ frame, routes: (house ?? clinic).routes }, { headers: ERROR_HEADERS });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData, ...loaderData.text });
}

/** Where the clinic is: drawn, in words, as ways for map apps, and as another party's map for who asks for it. */
export default function MapPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, clinic, text, map, maps, provider } = loaderData;
  const messages = mapMessages[locale];
  const { drawing, street, near } = map;
  const drawings = clinic.houses.length > 0 ? maps.map((each) => each.drawing) : [drawing];
  // What stands beside the drawing in words is not read aloud a second time.
  const description = messages.picture(clinic.city);
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader
          kicker={clinic.displayName}
          title={text.title}
          lead={messages.lead(clinic.city, near.length > 0)}
        />
        {clinic.houses.length > 0 ? (
          <div className="chapters">
            {clinic.houses.map((house, at) => (
              <MapHouse key={house.id} house={house} map={maps[at]} />
            ))}
          </div>
        ) : (
          <div className={drawing ? 'split map-split' : 'stack'}>
            {drawing ? <MapFigure map={{ ...map, drawing, description }} /> : null}
            <div className="stack">
              <address className="address">
                {clinic.addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              {street ? <p>{street}</p> : null}
              {drawing ? null : <p>{messages.noDrawing}</p>}
              <RouteList routes={clinic.routes} />
            </div>
          </div>
        )}
        <div className="chapters chapters-beside">
          {near.length > 0 ? (
            <Chapter id="por-perto" title={messages.nearTitle}>
              <p>{messages.nearLead}</p>
              <NearList near={near} />
            </Chapter>
          ) : null}
          {provider ? (
            <Chapter id={INTERACTIVE} title={messages.interactive.title}>
              {actionData?.frame ? (
                <FramedMap frame={actionData.frame} routes={actionData.routes} />
              ) : (
                <AskForMap
                  provider={provider}
                  houses={clinic.houses}
                  hasDrawing={drawings.some(Boolean)}
                />
              )}
            </Chapter>
          ) : null}
        </div>
      </div>
    </div>
  );
}
