import type { RouteLinks } from '#app/clinic/map/route-links.ts';
import { mapMessages } from '#app/locales/map.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import type { MapEmbed } from '#app/platform/map-env.server.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { MapFrame } from './map-embed.ts';
import { MAP_PATHS } from './map-paths.ts';
import { RouteList } from './route-list.tsx';

/** Id of the section, and of what comes after the frame. */
export const INTERACTIVE = 'mapa-interativo';
const AFTER = 'depois-do-mapa';

/** Of a form sent to the page: the word for a house. */
export const MAP_HOUSE = 'unidade';

type AskProps = Pick<MapEmbed, 'provider'> & {
  /** Of a clinic with several; the first is shown to who has said once that they want the map. */
  houses: readonly { id: string; name: string }[];
  /** Whether the page has a drawn map. */
  hasDrawing: boolean;
};

/** Who would learn what, and the button that shows the map all the same. Nothing is asked of anybody before it. */
export function AskForMap({ provider, houses, hasDrawing }: AskProps) {
  const { interactive: messages } = useMessages(mapMessages);
  const local = useLocalPath();
  return (
    <div className="flow" data-touch="map-choice" data-ready="idle">
      <p>{messages.why[provider]}</p>
      <p>
        {messages.choice(hasDrawing)} <a href={local('/privacy')}>{messages.privacy}</a>
      </p>
      <form method="post" action={`${local(MAP_PATHS.page)}#${INTERACTIVE}`} className="stack">
        <div className="needs-script">
          <Checkbox id="lembrar" name="lembrar" label={messages.remember} />
        </div>
        <ButtonRow>
          {houses.length === 0 ? <Button size="large">{messages.show}</Button> : null}
          {houses.map(({ id, name }) => (
            <Button key={id} size="large" name={MAP_HOUSE} value={id}>
              {messages.show}: {name}
            </Button>
          ))}
        </ButtonRow>
      </form>
    </div>
  );
}

/** The map of another party in a frame that can reach nothing of this page, and the ways that do not need it. */
export function FramedMap({ frame, routes }: { frame: MapFrame; routes: RouteLinks }) {
  const { interactive: messages } = useMessages(mapMessages);
  const local = useLocalPath();
  const { provider, address, referrerPolicy } = frame;
  return (
    <div className="stack" data-touch="map-choice" data-ready="idle" data-shown="">
      <a className="map-skip" href={`#${AFTER}`}>
        {messages.skip}
      </a>
      <iframe
        className="map-frame"
        title={messages.frame[provider]}
        src={address}
        // Its scripts and its own origin, without which its images are refused; no window, form or page of ours.
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy={referrerPolicy}
        loading="lazy"
        allow=""
      />
      <div id={AFTER} className="stack" tabIndex={-1}>
        <p>{messages.failing}</p>
        <RouteList routes={routes} />
        <ButtonRow>
          <LinkButton href={local(MAP_PATHS.page)} look="secondary" rel="nofollow">
            {messages.hide}
          </LinkButton>
          <Button type="button" look="quiet" data-forget="" hidden>
            {messages.forget}
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
}
