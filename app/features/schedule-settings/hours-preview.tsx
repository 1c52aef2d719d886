import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { HoursFormValues } from './hours-form.ts';
import { OutsideList, type OutsideView } from './outside-list.tsx';
import { WeekLines } from './week-lines.tsx';

const texts = staffSettings.hours;

export type HoursPreviewed = {
  who: string;
  when: string;
  week: readonly { days: string; times: string }[];
  outside: readonly OutsideView[];
};

type HoursPreviewProps = { typed: HoursFormValues; preview: HoursPreviewed };

/** What saving will do, and which booked visits will lie outside. */
export function HoursPreview({ typed, preview }: HoursPreviewProps) {
  const { who, when, week, outside } = preview;
  return (
    <form method="post" className="stack">
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <SummaryList
        rows={[
          { label: texts.previewWho, value: who },
          { label: texts.previewWhen, value: when },
          { label: texts.previewWeek, value: <WeekLines lines={week} /> },
        ]}
      />
      {outside.length > 0 ? (
        <Notice tone="warning" title={texts.outside(outside.length)}>
          <p>{texts.outsideText}</p>
          <OutsideList visits={outside} />
        </Notice>
      ) : (
        <p>{texts.noneOutside}</p>
      )}
      <ButtonRow>
        <Button size="large" name="acao" value="salvar">
          {texts.save}
        </Button>
        <Button look="quiet" name="acao" value="corrigir">
          {texts.correct}
        </Button>
      </ButtonRow>
    </form>
  );
}
