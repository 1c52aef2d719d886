import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ClinicMap } from '#app/features/map/clinic-map.ts';
import { MapFigure } from '#app/features/map/map-figure.tsx';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { RouteList } from '#app/features/map/route-list.tsx';
import { chromeMessages } from '#app/locales/chrome.ts';
import { housesMessages } from '#app/locales/clinic/houses.ts';
import { homeMessages } from '#app/locales/home.ts';
import { mapMessages } from '#app/locales/map.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { CONTACT_DIALOG } from '#app/routes/site/clinic/schedule-button.tsx';
import { DialogButton } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { HomeSection } from './home-section.tsx';

/** Map, address, hours and every way to reach the clinic: once on a page. */
export function HomePlace({ clinic, map }: { clinic: PublicClinic; map: ClinicMap }) {
  const messages = useMessages(homeMessages).location;
  const { drawing } = map;
  return (
    <HomeSection
      id="onde-fica"
      title={messages.title}
      picture={drawing ? <MapFigure map={{ ...map, drawing }} /> : undefined}
    >
      <div className="place">
        <PlaceFacts clinic={clinic} />
        <UrgentNotice />
      </div>
    </HomeSection>
  );
}

/** Address, hours and every way to reach the clinic. */
export function PlaceFacts({ clinic }: { clinic: PublicClinic }) {
  return (
    <ul className="place-facts">
      {clinic.houses.length > 0 ? <Houses houses={clinic.houses} /> : <OnlyHouse clinic={clinic} />}
      <Ways clinic={clinic} />
    </ul>
  );
}

/** Of several houses each with its name, way, hours and phone. */
function Houses({ houses }: { houses: PublicClinic['houses'] }) {
  const { mapOf } = useMessages(housesMessages);
  const local = useLocalPath();
  return houses.map(({ id, name, addressLines, openingLines, phone }) => (
    <li key={id}>
      <Icon name="pin" />
      <div>
        <h3>{name}</h3>
        <address>{addressLines.join(', ')}</address>
        <OpeningList lines={openingLines} />
        <a href={phone.link}>
          <PhoneText>{phone.display}</PhoneText>
        </a>
        <br />
        <a href={`${local(MAP_PATHS.page)}#${id}`}>{mapOf(name)}</a>
      </div>
    </li>
  ));
}

function OnlyHouse({ clinic }: { clinic: PublicClinic }) {
  const { toPage } = useMessages(mapMessages);
  const local = useLocalPath();
  return (
    <>
      <li>
        <Icon name="pin" />
        <div>
          <address>{clinic.addressLines.join(', ')}</address>
          <RouteList routes={clinic.routes} />
          <a href={local(MAP_PATHS.page)}>{toPage}</a>
        </div>
      </li>
      <li>
        <Icon name="clock" />
        <OpeningList lines={clinic.openingLines} />
      </li>
    </>
  );
}

function OpeningList({ lines }: { lines: PublicClinic['openingLines'] }) {
  return (
    <dl>
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}:</dt> <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

export function UrgentNotice() {
  const messages = useMessages(homeMessages).location;
  return (
    <Notice tone="urgent" title={messages.urgent} titleLevel={3}>
      <p>{messages.urgentSigns}</p>
    </Notice>
  );
}

function Ways({ clinic: { phone, whatsapp, email, houses } }: { clinic: PublicClinic }) {
  const messages = useMessages(homeMessages).location;
  const { newTab, contact } = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <>
      {houses.length > 0 ? null : (
        <li>
          <Icon name="phone" />
          <span>
            {messages.phone}{' '}
            <a href={phone.link}>
              <PhoneText>{phone.display}</PhoneText>
            </a>
          </span>
        </li>
      )}
      {whatsapp ? (
        <li>
          <Icon name="chat" />
          <span>
            {messages.whatsapp}{' '}
            <a href={whatsapp.link} target="_blank" rel="noopener noreferrer">
              {whatsapp.display} <VisuallyHidden>{newTab}</VisuallyHidden>
            </a>
          </span>
        </li>
      ) : null}
      <li>
        <Icon name="mail" />
        <div>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={local('/contato/mensagem')}>{messages.message}</a>
          <DialogButton dialogId={CONTACT_DIALOG} look="quiet">
            {contact.open}
          </DialogButton>
        </div>
      </li>
    </>
  );
}
