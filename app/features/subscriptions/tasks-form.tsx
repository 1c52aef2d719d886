import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { Button } from '#app/ui/button/button.tsx';
import { LENS_EXAM_PATH } from './order-view.ts';
import type { StaffOrderView } from './staff-order-view.ts';

const labels = staffOrders.order;

/** Deliveries and reviews: what is due is ticked and marked as done, today's marks can be taken back. */
export function TasksForm({ order }: { order: StaffOrderView }) {
  const open = order.tasks.filter(({ doneOn }) => !doneOn);
  return (
    <form method="post" className="stack">
      <fieldset className="order-fields stack">
        <legend>
          <h2>{labels.tasks}</h2>
        </legend>
        <ul className="order-checks">
          {order.tasks.map(({ id, what, dueOn, doneOn, isOfToday, isReview }) => (
            <li key={id}>
              {doneOn || !order.isRunning ? (
                <span>
                  {what} – {doneOn ? labels.doneOn(doneOn) : labels.dueOn(dueOn)}{' '}
                  {doneOn && isOfToday && order.isRunning ? (
                    <button type="submit" name="desfazer" value={id} className="link-button">
                      {labels.undo}
                      <span className="visually-hidden">
                        {' '}
                        {labels.undoOf(`${what}, ${doneOn}`)}
                      </span>
                    </button>
                  ) : null}
                </span>
              ) : (
                <span className="choice">
                  <input type="checkbox" id={`t${id}`} name="tarefa" value={id} />
                  <label htmlFor={`t${id}`}>
                    {what} – {labels.dueOn(dueOn)}
                  </label>
                </span>
              )}
              {isReview && !doneOn && order.isRunning ? (
                <a href={LENS_EXAM_PATH}>{labels.bookReview}</a>
              ) : null}
            </li>
          ))}
        </ul>
        {open.length > 0 && order.isRunning ? (
          <>
            <p className="small">{labels.markHint}</p>
            <p>
              <Button name="acao" value="feito" look="secondary" id="feito">
                {labels.markDone}
              </Button>
            </p>
          </>
        ) : null}
      </fieldset>
    </form>
  );
}
