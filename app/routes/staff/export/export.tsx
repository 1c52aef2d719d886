import { staffDataExport as messages } from '#app/locales/pt-BR/staff/clinic/data-export.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/export';

const { elsewhere } = messages;

export function loader(args: Route.LoaderArgs) {
  return { isBusy: staffPageOf(args).url.searchParams.has('ocupado') };
}

export default function ExportPage({ loaderData: { isBusy } }: Route.ComponentProps) {
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <div className="stack">
        {isBusy ? (
          <Notice tone="warning" role="alert">
            <p>{messages.busy}</p>
          </Notice>
        ) : null}
        <h2>{messages.contains}</h2>
        <ul>
          {messages.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>{messages.lacks}</p>
        <h2>{elsewhere.title}</h2>
        <ol>
          {elsewhere.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{elsewhere.stays}</p>
        <Notice tone="warning">
          <p>{messages.care}</p>
        </Notice>
        <form method="post" action="/equipe/exportar/arquivo" className="flow">
          <Button>{messages.button}</Button>
          <p className="small">{messages.hint}</p>
        </form>
      </div>
    </StaffScreen>
  );
}
