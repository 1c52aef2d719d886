import { data } from 'react-router';
import { parseRfc3339, rfc3339 } from '#app/clinic/clinic-time.ts';
import { MoveCheck, MoveChoice } from '#app/features/booking/move-screen.tsx';
import { isFormRefused } from '#app/routes/booking/form-refused.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { readMoveOptions } from '#app/scheduling/move-options.server.ts';
import type { Route } from './+types/move';
import { answerMove } from './answer-move.server.ts';
import { appointmentHeaders, appointmentMeta } from './appointment-meta.ts';
import { changeErrors, readOpenAppointmentPage } from './appointment-page.server.ts';
import { HOUSE_PARAMETER, houseAsked, moveHouses } from './move-house.server.ts';
import { preparedMoves } from './prepared-moves.server.ts';

export const headers = appointmentHeaders;

export async function loader(args: Route.LoaderArgs) {
  const page = await readOpenAppointmentPage(args);
  const { agenda, appointment, view, locale } = page;
  const { searchParams } = new URL(args.request.url);
  const requestedAt = parseRfc3339(searchParams.get('para') ?? '');
  const chosen = requestedAt ? rfc3339(requestedAt) : null;
  const branch = houseAsked(page, searchParams.get(HOUSE_PARAMETER));
  const houses = await moveHouses(agenda, page, branch);
  const { lensNote, ...which } = await preparedMoves(page);
  const options = await readMoveOptions(agenda, appointment, {
    from: searchParams.get('a-partir'),
    day: searchParams.get('dia'),
    chosen,
    locale,
    branch,
    ...which,
  });
  const { version } = appointment;
  const errors = changeErrors(page, args.request, 'startsAt');
  const isRefused = errors.length > 0 || isFormRefused(args.context);
  return data(
    { appointment: view, version, options, chosen, errors, isRefused, lensNote, houses },
    { headers: ERROR_HEADERS },
  );
}

export const action = (args: Route.ActionArgs) => answerMove(args);

export const meta = (args: Route.MetaArgs) => appointmentMeta(args, ({ move }) => move.pageTitle);

export default function MoveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, version, options, chosen, lensNote, houses } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  if (actionData?.check)
    return (
      <MoveCheck
        appointment={appointment}
        version={version}
        {...actionData.check}
        errors={errors}
      />
    );
  return (
    <MoveChoice
      appointment={appointment}
      version={version}
      options={actionData?.options ?? options}
      chosen={actionData?.chosen ?? chosen}
      errors={errors}
      lensNote={lensNote}
      houses={actionData?.houses ?? houses}
    />
  );
}
