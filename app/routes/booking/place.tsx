import { data, redirect } from 'react-router';
import { SERVICE_PARAMETER, STEP_PATHS } from '#app/features/booking/booking-draft.ts';
import { PlaceChoices } from '#app/features/booking/place-choice.tsx';
import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import type { Route } from './+types/place';
import { NO_STORE, queryOf, readStart, toStep } from './journey.server.ts';
import { readOfferedService } from './offered-service.server.ts';
import { readPlaces, timesHref } from './place.server.ts';

/** In which house: asked where the clinic has several that do what somebody wants. */
export async function loader(args: Route.LoaderArgs) {
  const journey = await readStart(args);
  const named = new URL(args.request.url).searchParams.get(SERVICE_PARAMETER);
  const service = await readOfferedService(journey, named ?? journey.draft?.service);
  if (!service) throw toStep(journey, 'service');
  if (service.houses.length < 2)
    throw redirect(timesHref(journey, service.slug), { status: 303, headers: NO_STORE });
  return data(
    {
      title: service.title,
      places: await readPlaces(journey, service),
      backHref: STEP_PATHS.service + queryOf(journey),
      clinicName: journey.content.clinic.displayName,
    },
    { headers: NO_STORE },
  );
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { title } = bookingPlaceMessages[locale];
  return [
    { title: bookingMessages[locale].documentTitle(title, loaderData?.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PlaceStep({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(bookingPlaceMessages);
  const { title, places, backHref } = loaderData;
  return (
    <div className="journey" data-touch="booking">
      <BackLink href={backHref} />
      <h1>{messages.title}</h1>
      <p>{messages.lead(title)}</p>
      <PlaceChoices places={places} />
    </div>
  );
}
