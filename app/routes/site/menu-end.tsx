import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { APPOINTMENT_PATHS } from '#app/features/booking/appointment-paths.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

/** Telephone, the patient's own appointment and accessibility, below the entries of the menu. */
export function MenuEnd({ clinic: { phone } }: { clinic: PublicClinic }) {
  const { call, myAppointment, accessibility } = useMessages(chromeMessages);
  const local = useLocalPath();
  return (
    <ul className="site-menu-end">
      <li>
        <a href={local(APPOINTMENT_PATHS.appointment)}>
          <Icon name="calendar" />
          {myAppointment}
        </a>
      </li>
      <li>
        <a href={local('/acessibilidade')} data-accessibility="">
          <Icon name="accessibility" />
          {accessibility}
        </a>
      </li>
      <li>
        <a href={phone.link}>
          <Icon name="phone" />
          <span>
            <PhoneText>{call(phone.display)}</PhoneText>
          </span>
        </a>
      </li>
    </ul>
  );
}
