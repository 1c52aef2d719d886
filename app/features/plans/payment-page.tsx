import { PLAN_MONTHS, yearCents } from '#app/clinic/plan-prices.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { PLAN_PATHS } from '#app/clinic/words/plan-paths.ts';
import { plansMessages } from '#app/locales/plans.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Chapter, TextChapters } from '#app/ui/chapter/chapter.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { YearPlan } from './plan-card.tsx';
import { PlanFeatures, PlanNotice, PlanPrice } from './plan-parts.tsx';
import type { NoticedPageText } from './plan-text.ts';
import { Seller } from './seller.tsx';

type PaymentPageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: NoticedPageText;
  plan: YearPlan;
  /** The ways to pay on the site that are configured, in words; without one the reception arranges it. */
  ways: readonly string[];
};

/** What is bought, from whom, and how to pay and withdraw (Decreto 7.962/2013, CDC art. 49). */
export function PaymentPage({ locale, clinic, text, plan, ways }: PaymentPageProps) {
  const messages = plansMessages[locale].payment;
  const isOpen = ways.length > 0;
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href={localPath(locale, PLAN_PATHS[plan.slug])}>{messages.back}</BackLink>
        <PageHeader
          title={messages.pageTitle(plan.name)}
          lead={isOpen ? messages.lead : messages.leadClosed}
        />
        <PlanNotice notice={text.notice} locale={locale} />
        <div className="service-body">
          <aside className="call-to-action" aria-label={isOpen ? messages.sign : messages.arrange}>
            <p className="call-title">{isOpen ? messages.sign : messages.arrange}</p>
            <PlanPrice terms={plan.terms} locale={locale} />
            {isOpen ? <SignUp locale={locale} plan={plan} ways={ways} /> : null}
            <Contact clinic={clinic} plan={plan} locale={locale} isSecond={isOpen} />
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

/** Begins the way to the contract with this plan chosen. */
function SignUp({ locale, plan, ways }: Pick<PaymentPageProps, 'locale' | 'plan' | 'ways'>) {
  const messages = plansMessages[locale].payment;
  return (
    <>
      <p>{messages.ways(ways)}</p>
      <form method="post" action={localPath(locale, '/assine')}>
        <input type="hidden" name="plano" value={plan.slug} />
        <Button size="large">{messages.signUp}</Button>
      </form>
      <p className="small">{messages.notYet}</p>
    </>
  );
}

type ContactProps = Pick<PaymentPageProps, 'locale' | 'clinic' | 'plan'> & { isSecond: boolean };

function Contact({ locale, clinic, plan, isSecond }: ContactProps) {
  const { phone, whatsapp } = clinic;
  const { message } = plansMessages[locale].payment;
  return (
    <>
      {whatsapp ? (
        <LinkButton
          href={whatsappLinkWith(whatsapp.link, message(plan.name))}
          look={isSecond ? 'secondary' : 'primary'}
          icon={<Icon name="chat" />}
        >
          WhatsApp
        </LinkButton>
      ) : null}
      <LinkButton
        href={phone.link}
        look={isSecond || whatsapp ? 'secondary' : 'primary'}
        icon={<Icon name="phone" />}
      >
        {phone.display}
      </LinkButton>
    </>
  );
}

function Bought({ locale, plan }: { locale: Locale; plan: YearPlan }) {
  const messages = plansMessages[locale];
  const { instalments, instalmentCents } = plan.terms;
  return (
    <dl className="facts reading">
      <div>
        <dt>{messages.payment.plan}</dt>
        <dd>{plan.name}</dd>
      </div>
      <div>
        <dt>{messages.payment.duration}</dt>
        <dd>{messages.payment.durationText(PLAN_MONTHS)}</dd>
      </div>
      <div>
        <dt>{messages.payment.instalments}</dt>
        <dd>{messages.price.instalments(instalments, money(instalmentCents, locale))}</dd>
      </div>
      <div className="facts-sum">
        <dt>{messages.payment.total}</dt>
        <dd>{money(yearCents(plan.terms), locale)}</dd>
      </div>
      <div>
        <dt>{messages.payment.extra}</dt>
        <dd>{messages.payment.extraText}</dd>
      </div>
    </dl>
  );
}
