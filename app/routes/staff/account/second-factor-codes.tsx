import { FIRST_RUN_PATHS } from '#app/features/first-run/first-run-steps.ts';
import {
  keepRecoveryCodes,
  unkeptRecoveryCodes,
} from '#app/features/staff/second-factor.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffAccount } from '#app/locales/pt-BR/staff/people/account.ts';
import { seeOther, staffPageOf, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readFirstRun } from '#app/site-content/opening/first-run.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Route } from './+types/second-factor-codes';

const messages = staffAccount.codes;

/** Shows the codes until their owner confirms having saved them. */
export async function loader(args: Route.LoaderArgs) {
  const { services, staff } = staffPageOf(args);
  const codes = await unkeptRecoveryCodes(staffServicesOf(services), staff.id);
  if (!codes) throw seeOther(STAFF_PATHS.account);
  return { codes };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, clinic, may } = staffPageOf(args);
  await keepRecoveryCodes(services.db, staff.id);
  // Who has just set up their account at a site that is nobody's yet makes it theirs.
  if (clinic.isDemonstration && may('clinic.manage') && !(await readFirstRun(services.db)))
    return seeOther(FIRST_RUN_PATHS.begin);
  return seeOther(`${STAFF_PATHS.account}?feito=codigos`);
}

export default function SecondFactorCodes({ loaderData }: Route.ComponentProps) {
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <ol className="staff-codes staff-secret">
        {loaderData.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="reading">{messages.keep}</p>
      <form method="post">
        <Button size="large">{messages.submit}</Button>
      </form>
    </StaffScreen>
  );
}
