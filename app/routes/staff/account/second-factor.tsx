import { visitorAddress } from '#app/context/app-services.ts';
import { countRecoveryCodes } from '#app/features/staff/recovery-codes.server.ts';
import {
  offeredSecret,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#app/features/staff/second-factor.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { base32, otpauthLink } from '#app/features/staff/totp.server.ts';
import { staffAccount } from '#app/locales/pt-BR/staff/people/account.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  deviceCookieOf,
  refusedCode,
  refusedForm,
  sessionCookie,
  staffHeaders,
} from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/second-factor';
import { ChangeSecondFactor, OfferSecondFactor } from './second-factor-forms.tsx';

const messages = staffAccount.secondFactor;

export const headers = staffHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, staff, session } = staffPageOf(args);
  if (session.hasSecondFactor) {
    return { offer: null, codesLeft: await countRecoveryCodes(services.db, staff.id) };
  }
  const secret = offeredSecret(services.env.appSecret, session);
  const link = otpauthLink(secret, { issuer: clinic.siteName, username: staff.username });
  const offer = { secretText: base32(secret), link, isRequired: session.needsSecondFactor };
  return { offer, codesLeft: 0 };
}

export async function action(args: Route.ActionArgs) {
  const { services, session } = staffPageOf(args);
  const staffServices = staffServicesOf(services);
  const form = await args.request.formData();
  const values = {
    code: formText(form, 'code'),
    address: args.context.get(visitorAddress),
    device: deviceCookieOf(args.request, services),
  };
  switch (formText(form, 'intent')) {
    case 'set-up': {
      const done = await setUpSecondFactor(staffServices, session, values.code);
      if (done.ok)
        return seeOther(STAFF_PATHS.recoveryCodes, [sessionCookie(services, done.value)]);
      if (done.refusal === 'set-up-already') return seeOther(STAFF_PATHS.secondFactor);
      const error = { fieldId: 'code', message: messages.refused };
      return refusedForm([error], { values: {} });
    }
    case 'new-codes': {
      const done = await renewRecoveryCodes(staffServices, session, values);
      return done.ok
        ? seeOther(STAFF_PATHS.recoveryCodes)
        : refusedCode(done.refusal, messages.refused, {});
    }
    case 'remove': {
      const done = await removeSecondFactor(staffServices, session, values);
      if (!done.ok) return refusedCode(done.refusal, messages.refused, {});
      const path = `${STAFF_PATHS.account}?feito=segundo-fator-desligado`;
      return seeOther(path, [sessionCookie(services, done.value)]);
    }
    default:
      return seeOther(STAFF_PATHS.secondFactor);
  }
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, codesLeft } = loaderData;
  const { errors = [] } = actionData ?? {};
  const back = { href: STAFF_PATHS.account, label: staffAccount.back };
  return (
    <StaffScreen
      title={messages.title}
      lead={offer ? messages.lead : messages.on}
      back={back}
      isRefused={errors.length > 0}
    >
      {offer ? (
        <OfferSecondFactor {...offer} errors={errors} />
      ) : (
        <ChangeSecondFactor codesLeft={codesLeft} errors={errors} />
      )}
    </StaffScreen>
  );
}
