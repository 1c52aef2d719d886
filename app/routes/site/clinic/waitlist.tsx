import '#app/features/waitlist/waitlist.css';
import { waitlistServicesOf } from '#app/context/waitlist-services.ts';
import { receiveWaitlist, waitlistOnce } from '#app/features/waitlist/receive-waitlist.server.ts';
import {
  NOTHING_TYPED,
  parseWaitlist,
  readWaitlist,
  WAITLIST_FIELDS,
} from '#app/features/waitlist/waitlist-fields.ts';
import { WaitlistForm } from '#app/features/waitlist/waitlist-form.tsx';
import { WAITLIST_ID_PREFIX } from '#app/features/waitlist/wish-fields.tsx';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { ok } from '#app/platform/result.ts';
import { receiptOf } from '#app/platform/sent-forms/form-receipt.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { answerMessage } from '#app/routes/site/answer-message.server.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { sendButtonId } from '#app/ui/message-form/message-form.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { personFieldErrors } from '#app/ui/person-fields/person-field-errors.ts';
import { ClockGlyph } from '#app/ui/picture/clock-glyph.tsx';
import type { Route } from './+types/waitlist';
import { ComingSoonPage } from './coming-soon-page.tsx';
import { waitlistPageOf } from './waitlist-page.server.ts';

export const WAITLIST_SENT_PATH = '/waitlist/recebido';

export async function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, graph } = readContentPage(args);
  const { facts, settings } = await waitlistPageOf(args);
  const text = linked(pages.waitlist);
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.getAll(WAITLIST_FIELDS.services);
  return {
    ...shared,
    text,
    jsonLd: graph(text),
    facts,
    isOn: settings.isOn,
    offerMinutes: settings.offerMinutes,
    formKey: newToken(),
    values: {
      ...NOTHING_TYPED,
      kind: searchParams.get(WAITLIST_FIELDS.kind) === 'planos' ? 'launch' : 'open',
      services: asked.filter((slug) => facts.services.some((each) => each.slug === slug)),
    } as const,
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, facts, consent, settings } = await waitlistPageOf(args);
  const { locale, phoneExample, today, emailAsked } = facts;
  const choices = {
    serviceSlugs: facts.services.map(({ slug }) => slug),
    practitionerIds: facts.practitioners.map(({ id }) => id),
    practitioners: facts.practitioners,
    houses: facts.houses,
    today,
    emailAsked,
  };
  const list = { ...waitlistServicesOf(services), hasLimits: services.env.rateLimits };
  return answerMessage(args, {
    name: 'waitlist form',
    messages: waitlistMessages[locale],
    sendId: sendButtonId(WAITLIST_ID_PREFIX),
    read: readWaitlist,
    parse: ({ kind, ...values }) =>
      parseWaitlist({ ...values, kind: facts.offersLaunch ? kind : 'open' }, choices),
    errorsOf: (refusals) =>
      personFieldErrors(refusals, waitlistMessages[locale].fields, {
        ...{ phoneExample, idPrefix: WAITLIST_ID_PREFIX },
      }),
    receive: async (request, { key, sender }) => {
      // Whoever opened the page before the list was closed is asked to come back, like everybody else.
      if (!settings.isOn) return ok('/waitlist');
      const once = waitlistOnce(list, key, request);
      const received = await receiveWaitlist(
        list,
        { request, locale, consent },
        { ...sender, once },
      );
      if (!received.ok) return received;
      const receipt = receiptOf(services.env.appSecret, 'waitlist', received.value);
      return ok(`${WAITLIST_SENT_PATH}?recibo=${receipt}`);
    },
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...ERROR_HEADERS, ...Object.fromEntries(actionHeaders) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Waitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, facts, isOn, offerMinutes, clinic } = loaderData;
  const messages = waitlistMessages[locale];
  const minutes = messages.minutes(offerMinutes);
  const told = useWithoutMail()?.waitlist.told ?? messages.rules.told;
  return (
    <ComingSoonPage {...loaderData} picture={<ClockGlyph />}>
      {actionData ? <title>{messages.errorTitle(loaderData.text.title)}</title> : null}
      <section className="flow">
        <h2>{messages.rules.title}</h2>
        <ul>
          {messages.rules.list(minutes, told).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>
          <strong>{messages.rules.notBooked}</strong>
        </p>
        <p>{messages.haveAppointment}</p>
        {clinic.scheduling ? (
          <p>
            <LinkButton href="/agendamento" look="secondary">
              {messages.free}
            </LinkButton>
          </p>
        ) : null}
      </section>
      <section className="flow" aria-labelledby="entrar">
        <h2 id="entrar">{messages.formTitle}</h2>
        {isOn ? (
          <WaitlistForm
            facts={facts}
            values={actionData?.refused.values ?? loaderData.values}
            formKey={actionData?.formKey ?? loaderData.formKey}
            refused={actionData?.refused}
          />
        ) : (
          <Notice>
            <p>{messages.off}</p>
          </Notice>
        )}
      </section>
    </ComingSoonPage>
  );
}
