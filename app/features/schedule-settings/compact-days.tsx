import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { FoldedHistory, type PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { EFFECTS_READ, EffectsNotice } from '#app/ui/effects-notice/effects-notice.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffSettings.compactDays;

/** Names of the form's fields, of its intent, and of what the page says that it has saved. */
export const COMPACT_DAYS = {
  intent: 'dias-sem-buracos',
  isOn: 'sem-buracos',
  version: 'versao',
  saved: 'ordem',
} as const;

export type CompactDaysView = {
  isOn: boolean;
  /** That the form was loaded from. */
  version: number;
  /** Who changed it last, and when. */
  lastChange: string;
  /** Whether it has just been saved. */
  isSaved: boolean;
  /** As it was, where the address names a change of the history. */
  asked: { isOn: boolean; filled: { moment: string; who: string } } | null;
  history: PagedChanges;
  /** Of the page. */
  path: string;
};

/** What was sent and is not saved yet, with what saving it would do. */
export type CompactDaysEffects = {
  isOn: boolean;
  version: number;
  lines: readonly string[];
  /** Sent back by who has read them. */
  stamp: string;
};

type CompactDaysProps = CompactDaysView & {
  /** Of the page to a form; it goes before what the address asks for. */
  answer: { compactDays: CompactDaysEffects | null } | undefined;
};

/** Whether the site shows first the times that leave no gaps in a day. */
export function CompactDays(props: CompactDaysProps) {
  const { isOn, version, lastChange, isSaved, history, path, answer } = props;
  const effects = answer?.compactDays ?? null;
  const asked = answer ? null : props.asked;
  return (
    <section id="ordem" className="flow" aria-labelledby="order-title">
      <h2 id="order-title">{messages.title}</h2>
      {isSaved && !answer ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      {effects ? <EffectsNotice lines={effects.lines} /> : null}
      {asked ? <FilledNotice {...asked.filled} href={`${path}#ordem`} /> : null}
      <form method="post" action="#ordem" className="stack">
        {effects ? <input type="hidden" name={EFFECTS_READ} value={effects.stamp} /> : null}
        <input
          type="hidden"
          name={COMPACT_DAYS.version}
          defaultValue={effects?.version ?? version}
        />
        <Checkbox
          id={COMPACT_DAYS.isOn}
          name={COMPACT_DAYS.isOn}
          label={messages.label}
          hint={messages.hint}
          defaultChecked={effects?.isOn ?? asked?.isOn ?? isOn}
        />
        <p className="small">{lastChange}</p>
        <Button name="acao" value={COMPACT_DAYS.intent} look="secondary">
          {effects ? staffEffects.compactDays.save : messages.save}
        </Button>
      </form>
      <FoldedHistory {...history} href={path} part={COMPACT_DAYS.saved} />
    </section>
  );
}
