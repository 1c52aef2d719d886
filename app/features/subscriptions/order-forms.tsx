import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import type { StaffOrderView } from './staff-order-view.ts';

const labels = staffOrders.order;

export type OrderFormProps = {
  order: StaffOrderView;
  errors: readonly FieldError[];
  /** What was typed into the form that was refused. */
  typed: { nota?: string; telefone?: string; email?: string };
};

/** Where a mail that did not arrive is sent again. */
export function OrderReach({ order, errors, typed }: OrderFormProps) {
  const { phone, email } = order.reach;
  return (
    <section aria-labelledby="contato" className="stack">
      <h2 id="contato">{labels.reach}</h2>
      <p>{labels.reachText}</p>
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" value={order.version} />
        <PhoneField
          {...fieldProps('telefone', errors)}
          label={labels.phone}
          defaultValue={typed.telefone ?? phone}
        />
        <EmailField
          {...fieldProps('email', errors)}
          label={labels.email}
          defaultValue={typed.email ?? email}
        />
        <p>
          <Button name="acao" value="contato" look="secondary">
            {labels.reachSave}
          </Button>
        </p>
      </form>
    </section>
  );
}

/** What staff have noted, and the form for more. */
export function OrderNotes({ order, errors, typed }: OrderFormProps) {
  return (
    <section aria-labelledby="notas" className="stack">
      <h2 id="notas">{labels.notes}</h2>
      {order.notes.length > 0 ? (
        <ul className="order-story" data-personal="">
          {order.notes.map(({ id, words, by }) => (
            <li key={id}>
              {words} <span className="small">({by})</span>
            </li>
          ))}
        </ul>
      ) : null}
      {order.isErased ? null : (
        <form method="post" className="staff-form stack">
          <TextArea
            {...fieldProps('nota', errors)}
            label={labels.note}
            hint={labels.noteHint}
            rows={3}
            maxLength={2000}
            defaultValue={typed.nota}
          />
          <p>
            <Button name="acao" value="nota" look="secondary">
              {labels.saveNote}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
