import { MapLineFields } from '#app/features/map/map-line-fields.tsx';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/draw';
import { answerLines, linesPage } from './draw-page.server.ts';

const messages = staffMap.draw;

export const loader = (args: Route.LoaderArgs) => linesPage(args);

export const action = (args: Route.ActionArgs) => answerLines(args);

export default function MapDraw({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? loaderData.values;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: MAP_PATHS.staff, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {loaderData.isTooLarge && !actionData ? (
        <Notice tone="warning">
          <p>{messages.tooLarge}</p>
        </Notice>
      ) : null}
      <ul>
        {messages.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form method="post" noValidate autoComplete="off" className="stack">
        <MapLineFields values={values} errors={errors} />
        <Button size="large">{messages.submit}</Button>
      </form>
    </StaffScreen>
  );
}
