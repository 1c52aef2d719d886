import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { staffAbout } from '#app/locales/pt-BR/staff/people/about.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { ABOUT_ACTS, ABOUT_FIELDS, NO_PROXY, type ProxyValues } from './about-form.ts';

const labels = staffAbout.proxies;

export type ProxyView = {
  id: number;
  name: string;
  line: string;
  phone: string;
  phoneHref: string;
};

type ProxiesSectionProps = {
  proxies: readonly ProxyView[];
  /** As typed, where the form was refused. */
  typed: ProxyValues | null;
  errors: readonly FieldError[];
  mayWrite: boolean;
};

/** Who may book for a patient beside their contact. */
export function ProxiesSection({ proxies, typed, errors, mayWrite }: ProxiesSectionProps) {
  return (
    <section className="flow patient-facts" id="quem-marca">
      <h2>{labels.title}</h2>
      {proxies.length === 0 ? <p>{labels.none}</p> : null}
      {proxies.length > 0 ? (
        <ul className="patient-notes">
          {proxies.map(({ id, name, line, phone, phoneHref }) => (
            <li key={id}>
              <p>
                {line}{' '}
                <a href={phoneHref}>
                  <PhoneText>{phone}</PhoneText>
                </a>
              </p>
              {mayWrite ? (
                <form method="post">
                  <input type="hidden" name={ABOUT_FIELDS.proxyId} defaultValue={id} />
                  <Button look="quiet" name={ABOUT_FIELDS.act} value={ABOUT_ACTS.removeProxy}>
                    {labels.remove}
                    <span className="visually-hidden"> {labels.removeOf(name)}</span>
                  </Button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite ? <ProxyForm typed={typed} errors={errors} /> : null}
    </section>
  );
}

function ProxyForm({ typed, errors }: Pick<ProxiesSectionProps, 'typed' | 'errors'>) {
  const { name, phone, relation } = typed ?? NO_PROXY;
  // Somebody else's data: the browser only knows its own user.
  const field = (id: string) => ({ ...fieldProps(id, errors), autoComplete: 'off' });
  return (
    <Disclosure summary={labels.add} isOpen={typed !== null}>
      <form method="post" noValidate className="staff-form">
        <p className="small">{labels.hint}</p>
        <NameField
          {...field(ABOUT_FIELDS.proxyName)}
          label={labels.name}
          maxLength={NAME_LENGTH.max}
          defaultValue={name}
        />
        <PhoneField {...field(ABOUT_FIELDS.proxyPhone)} label={labels.phone} defaultValue={phone} />
        <TextField
          {...field(ABOUT_FIELDS.relation)}
          label={labels.relation}
          hint={labels.relationHint}
          defaultValue={relation}
        />
        <Button look="secondary" name={ABOUT_FIELDS.act} value={ABOUT_ACTS.addProxy}>
          {labels.save}
        </Button>
      </form>
    </Disclosure>
  );
}
