import { staffKeptDay as labels } from '#app/locales/pt-BR/staff/day/kept-day.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

/**
 * Offers to keep the day's list on this device, and to delete it. app/islands/staff/kept-day.enhancement.ts shows the part for
 * each state; without it there is none to press.
 */
export function KeepDay() {
  return (
    <section
      className="flow reading"
      data-touch="staff/kept-day"
      data-ready="idle"
      data-day="offer"
    >
      <div role="status">
        <p data-when="none">{labels.noScript}</p>
        <p data-when="cannot" hidden>
          {labels.cannot}
        </p>
        <p data-when="kept" hidden>
          {labels.kept}
        </p>
        <p data-when="forgotten" hidden>
          {labels.forgotten}
        </p>
        <p data-when="failed" hidden>
          {labels.failed}
        </p>
      </div>
      <Notice tone="warning">
        <p>{labels.own}</p>
      </Notice>
      <ButtonRow>
        <Button type="button" data-when="offer forgotten failed" data-do="keep" hidden>
          {labels.keep}
        </Button>
        <Button type="button" data-when="keeping" disabled hidden>
          {labels.keeping}
        </Button>
        <Button type="button" look="secondary" data-when="kept" data-do="forget" hidden>
          {labels.forget}
        </Button>
      </ButtonRow>
    </section>
  );
}

/** What else a page does with the list that a device may keep: renews, shows or deletes it. */
export function FollowKeptDay({ act }: { act: 'renew' | 'show' | 'forget' }) {
  return <div hidden data-touch="staff/kept-day" data-ready="idle" data-day={act} />;
}
