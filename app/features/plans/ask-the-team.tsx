import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { plansMessages } from '#app/locales/plans.ts';
import type { Locale } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type AskTheTeamProps = {
  locale: Locale;
  clinic: PublicClinic;
  /** The plan that the talk is about. */
  name: string;
};

/** Begins a chat about a plan; a call where the clinic has no WhatsApp. */
export function AskTheTeam({ locale, clinic: { phone, whatsapp }, name }: AskTheTeamProps) {
  const messages = plansMessages[locale].plan;
  return (
    <LinkButton
      href={whatsapp ? whatsappLinkWith(whatsapp.link, messages.message(name)) : phone.link}
      look="secondary"
      icon={<Icon name={whatsapp ? 'chat' : 'phone'} />}
    >
      {messages.specialist}
    </LinkButton>
  );
}
