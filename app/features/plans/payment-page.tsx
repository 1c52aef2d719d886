import { PLAN_TABLE, totalCents } from '#app/clinic/plan-prices.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { YearPlan } from './plan-card.tsx';
import { PlanFeatures, PlanNotice, PlanPrice } from './plan-parts.tsx';
import { PLAN_PATHS } from './plan-paths.ts';
import type { NoticedPageText } from './plan-text.ts';
import { Seller } from './seller.tsx';

type PaymentPageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: NoticedPageText;
  plan: YearPlan;
};

/**
 * What is bought, from whom, and how to pay and withdraw (Decreto 7.962/2013, CDC art. 49). Nothing is
 * charged here.
 */
export function PaymentPage({ locale, clinic, text, plan }: PaymentPageProps) {
  const messages = plansMessages[locale].payment;
  const { phone, whatsapp } = clinic;
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href={localPath(locale, PLAN_PATHS[plan.slug])}>{messages.back}</BackLink>
        <PageHeader title={messages.pageTitle(plan.name)} lead={messages.lead} />
        <PlanNotice notice={text.notice} locale={locale} />
        <div className="service-body">
          <aside className="call-to-action" aria-label={messages.arrange}>
            <p className="call-title">{messages.arrange}</p>
            <PlanPrice slug={plan.slug} locale={locale} />
            <LinkButton
              href={whatsappLinkWith(whatsapp.link, messages.message(plan.name))}
              icon={<Icon name="chat" />}
            >
              WhatsApp
            </LinkButton>
            <LinkButton href={phone.link} look="secondary" icon={<Icon name="phone" />}>
              {phone.display}
            </LinkButton>
          </aside>
          <div className="chapters">
            <Prose blocks={text.intro} />
            <Chapter id="resumo" title={messages.summary}>
              <Bought locale={locale} plan={plan} />
              <h3>{messages.included}</h3>
              <PlanFeatures features={plan.features} />
            </Chapter>
            <Seller locale={locale} clinic={clinic} />
            <section className="inset stack" aria-labelledby="desistir">
              <h2 id="desistir">{messages.withdrawal}</h2>
              <p>{messages.withdrawalText}</p>
            </section>
            <TextChapters sections={text.sections} urgent={text.urgent} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Bought({ locale, plan }: { locale: Locale; plan: YearPlan }) {
  const messages = plansMessages[locale];
  const { instalments, instalmentCents } = PLAN_TABLE[plan.slug];
  return (
    <dl className="facts reading">
      <div>
        <dt>{messages.payment.plan}</dt>
        <dd>{plan.name}</dd>
      </div>
      <div>
        <dt>{messages.payment.duration}</dt>
        <dd>{messages.payment.durationText(instalments)}</dd>
      </div>
      <div>
        <dt>{messages.payment.instalments}</dt>
        <dd>{messages.price.instalments(instalments, money(instalmentCents, locale))}</dd>
      </div>
      <div className="facts-sum">
        <dt>{messages.payment.total}</dt>
        <dd>{money(totalCents(plan.slug), locale)}</dd>
      </div>
      <div>
        <dt>{messages.payment.extra}</dt>
        <dd>{messages.payment.extraText}</dd>
      </div>
    </dl>
  );
}
