import { servicesMessages } from '#app/locales/services.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import type { ServiceText } from './service-text.ts';

type Sign = { icon: IconName; text: string };

/** What patients must not overlook before the appointment, with icons: companion, fasting, driving, lenses. */
export function PreparationSigns({ flags }: { flags: ServiceText['preparationFlags'] }) {
  const signs = signsOf(flags, useMessages(servicesMessages).flags);
  if (signs.length === 0) return null;
  return (
    <ul className="sign-list">
      {signs.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

type FlagMessages = (typeof servicesMessages)['pt-BR']['flags'];

function signsOf(flags: ServiceText['preparationFlags'], messages: FlagMessages): Sign[] {
  const { companion, fastingHours, dilation, lensesOffHours } = flags;
  const signs: (Sign | false)[] = [
    fastingHours > 0 && { icon: 'fasting', text: messages.fasting(fastingHours) },
    companion && { icon: 'companion', text: messages.companion },
    dilation && { icon: 'no-driving', text: messages.dilation },
    lensesOffHours > 0 && { icon: 'lens', text: messages.lensesOff(lensesOffHours) },
  ];
  return signs.filter((sign) => sign !== false);
}
