import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { SettingValues } from './staff-fields.ts';
import { AddForm, SettingsForm } from './staff-forms.tsx';
import { EntryList, LiveOffers } from './staff-list.tsx';
import type { EndedView, EntryView, OfferView, TimeView } from './staff-list-view.ts';
import { EndedOffers, SuitingTimes } from './staff-times.tsx';
import { NOTHING_TYPED, type WaitlistValues } from './waitlist-fields.ts';

type StaffWaitlistProps = {
  settings: SettingValues;
  offers: readonly OfferView[];
  listed: readonly EntryView[];
  times: readonly TimeView[];
  ended: readonly EndedView[];
  add: Omit<React.ComponentProps<typeof AddForm>, 'values' | 'errors'>;
  mayWrite: boolean;
  errors: readonly FieldError[];
  /** What was typed into a form that is refused. */
  typed: { values: WaitlistValues | null; settings: SettingValues | null } | undefined;
};

/** First what wants an answer now, then who waits; what is needed once a week is folded. */
export function StaffWaitlist(props: StaffWaitlistProps) {
  const { settings, offers, listed, times, ended, add, mayWrite, errors, typed } = props;
  return (
    <>
      {settings.isOn ? null : (
        <Notice tone="warning">
          <p>{messages.off}</p>
        </Notice>
      )}
      <section className="flow" aria-labelledby="ofertas">
        <h2 id="ofertas">{messages.offers.title}</h2>
        <LiveOffers rows={offers} mayWrite={mayWrite} />
      </section>
      {mayWrite ? (
        <Disclosure summary={messages.add.title} isOpen={typed?.values != null}>
          <AddForm {...add} values={typed?.values ?? NOTHING_TYPED} errors={errors} />
        </Disclosure>
      ) : null}
      <section className="flow" aria-labelledby="esperam">
        <h2 id="esperam">{messages.list.title(listed.length)}</h2>
        <EntryList rows={listed} mayWrite={mayWrite} />
      </section>
      {times.length > 0 ? (
        <Disclosure summary={messages.times.title(times.length)}>
          <p className="small">{messages.times.hint}</p>
          <SuitingTimes rows={times} mayWrite={mayWrite} />
        </Disclosure>
      ) : null}
      <Disclosure summary={messages.recent.title}>
        <EndedOffers rows={ended} />
      </Disclosure>
      {mayWrite ? (
        <Disclosure summary={messages.settings.title} isOpen={typed?.settings != null}>
          <SettingsForm values={typed?.settings ?? settings} errors={errors} />
        </Disclosure>
      ) : null}
    </>
  );
}
