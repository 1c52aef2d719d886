import '#app/features/inbox/inbox.css';
import { readClientErrors } from '#app/features/client-errors/read-client-errors.server.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/errors';
import { ErrorList, toErrorView } from './errors-list.tsx';

const messages = staffInbox.errors;

export async function loader(args: Route.LoaderArgs) {
  const { services, today } = staffPageOf(args);
  const errors = await readClientErrors(services.db);
  return { errors: errors.map((error) => toErrorView(error, today)) };
}

export default function BrowserErrors({ loaderData }: Route.ComponentProps) {
  const { errors } = loaderData;
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      {errors.length > 0 ? (
        <>
          <ErrorList errors={errors} />
          <p className="small">{messages.limit}</p>
        </>
      ) : (
        <Notice tone="success">
          <p>{messages.empty}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
