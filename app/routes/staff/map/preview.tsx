import { MapFigure, NearList } from '#app/features/map/map-figure.tsx';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { PassedOverList } from '#app/features/map/passed-over-list.tsx';
import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/preview';
import { answerPreview, previewPage } from './preview-page.server.ts';

const { preview: messages } = staffMap;

export const loader = (args: Route.LoaderArgs) => previewPage(args);

export const action = (args: Route.ActionArgs) => answerPreview(args);

export default function MapPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { version, map, size, left } = loaderData;
  const drawing = map?.drawing;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: MAP_PATHS.staff, label: staffMap.title }}
      isRefused={actionData !== undefined}
    >
      {actionData ? (
        <Notice tone="warning" role="alert">
          <p>{actionData.problem}</p>
        </Notice>
      ) : null}
      {map && drawing ? (
        <div className="split">
          <div className="stack">
            <MapFigure map={{ ...map, drawing }} />
            <form method="post">
              <input type="hidden" name="versao" value={version} />
              <ButtonRow>
                <Button size="large" name="acao" value="publicar">
                  {messages.publish}
                </Button>
                <Button size="large" look="secondary" name="acao" value="descartar">
                  {messages.discard}
                </Button>
              </ButtonRow>
            </form>
          </div>
          <div className="flow">
            <p>{size}</p>
            <h2>{staffMap.now.sight}</h2>
            <p>{map.description}</p>
            <NearList near={map.near} />
            <PassedOverList lines={left} />
          </div>
        </div>
      ) : (
        <p>{messages.none}</p>
      )}
    </StaffScreen>
  );
}
