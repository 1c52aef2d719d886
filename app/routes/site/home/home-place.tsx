import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ClinicMap } from '#app/features/map/clinic-map.ts';
import { MapFigure } from '#app/features/map/map-figure.tsx';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { RouteList } from '#app/features/map/route-list.tsx';
import { chromeMessages } from '#app/locales/chrome.ts';
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
  const { toPage } = useMessages(mapMessages);
  const local = useLocalPath();
  return (
    <ul className="place-facts">
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
        <dl>
          {clinic.openingLines.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}:</dt> <dd>{times}</dd>
            </div>
          ))}
        </dl>
      </li>
      <Ways clinic={clinic} />
    </ul>
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

function Ways({ clinic: { phone, whatsapp, email } }: { clinic: PublicClinic }) {
  const messages = useMessages(homeMessages).location;
  const { newTab, contact } = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <>
      <li>
        <Icon name="phone" />
        <span>
          {messages.phone}{' '}
          <a href={phone.link}>
            <PhoneText>{phone.display}</PhoneText>
          </a>
        </span>
      </li>
      <li>
        <Icon name="chat" />
        <span>
          {messages.whatsapp}{' '}
          <a href={whatsapp.link} target="_blank" rel="noopener noreferrer">
            {whatsapp.display} <VisuallyHidden>{newTab}</VisuallyHidden>
          </a>
        </span>
      </li>
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
