import { type PreparationMessages, preparationMessages } from '#app/locales/preparation.ts';
import { servicesMessages } from '#app/locales/services.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import type { ServiceText } from './service-text.ts';

/** From two days on, lenses are counted in days. */
const LONG_HOURS = 48;

type Sign = { icon: IconName; text: string };

type SignsProps = Pick<ServiceText, 'preparationFlags'> & {
  preparationRule: ServiceText['preparationRule'] | undefined;
};

/** What patients must not overlook before the appointment, with icons: companion, fasting, driving, lenses. */
export function PreparationSigns(service: SignsProps) {
  const { flags } = useMessages(servicesMessages);
  const { rule } = useMessages(preparationMessages);
  const signs = signsOf(service, flags, rule);
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

function signsOf(
  { preparationFlags, preparationRule }: SignsProps,
  messages: FlagMessages,
  words: PreparationMessages['rule'],
): Sign[] {
  const { companion, fastingHours, dilation, lensesOffHours } = preparationFlags;
  const { softLensHours: soft = 0, rigidLensHours: rigid = 0 } = preparationRule ?? {};
  const isOne = soft === rigid && lensesOffHours < LONG_HOURS;
  const lenses = isOne ? messages.lensesOff(lensesOffHours) : words.lensesOff(soft, rigid);
  const signs: (Sign | false)[] = [
    fastingHours > 0 && { icon: 'fasting', text: messages.fasting(fastingHours) },
    companion && { icon: 'companion', text: messages.companion },
    dilation && { icon: 'no-driving', text: messages.dilation },
    lensesOffHours > 0 && { icon: 'lens', text: lenses },
  ];
  return signs.filter((sign) => sign !== false);
}
