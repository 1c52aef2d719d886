import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { plansMessages } from '#app/locales/plans.ts';
import type { Locale } from '#app/platform/locale.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

/** Identifies the seller before any contract (Decreto 7.962/2013, art. 2). */
export function Seller({ locale, clinic }: { locale: Locale; clinic: PublicClinic }) {
  const messages = plansMessages[locale].payment;
  const { legalName, taxId, addressLines, email, phone } = clinic;
  return (
    <section className="seller" aria-labelledby="vendedor">
      <h2 id="vendedor">{messages.seller}</h2>
      <p>{messages.sellerText}</p>
      <dl className="facts">
        <div>
          <dt>{messages.company}</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>{messages.taxId}</dt>
          <dd>{taxId}</dd>
        </div>
        <div>
          <dt>{messages.address}</dt>
          <dd>{addressLines.join(', ')}</dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <a href={phone.link}>
              <PhoneText>{phone.display}</PhoneText>
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
