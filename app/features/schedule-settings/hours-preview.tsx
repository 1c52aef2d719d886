import { staffLimits } from '#app/locales/pt-BR/staff/settings/limits.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { SaveButtons, type SaveWays } from '#app/ui/button/save-buttons.tsx';
import { MainForm } from '#app/ui/main-form/main-form.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { WeekLines } from './current-hours.tsx';
import type { HoursFormValues } from './hours-form.ts';
import { OpeningsList } from './openings/openings-list.tsx';
import type { OpeningsView } from './openings/openings-view.ts';
import { SiteDaysNotice, type SiteDaysProps } from './openings/site-days.tsx';
import { OutsideList, type OutsideView } from './outside-list.tsx';

const messages = staffSettings.hours;

export type HoursPreviewed = {
  who: string;
  when: string;
  week: readonly { days: string; times: string }[];
  outside: readonly OutsideView[];
  /** What it opens and closes, by weekday. */
  openings: readonly OpeningsView[];
  /** Names of services that are left without any hours. */
  lost: readonly string[];
  /** Names of people whose limits stay as they are. */
  keptLimits: readonly string[];
  /** Days on which the site will say something else. */
  site: SiteDaysProps;
};

type HoursPreviewProps = {
  values: HoursFormValues;
  preview: HoursPreviewed;
  /** In the first run: where it is sent to go on. */
  ways: SaveWays | null;
};

/** What saving will change, and which booked appointments will be outside the hours. */
export function HoursPreview({ values, preview, ways }: HoursPreviewProps) {
  const { who, when, week, outside, openings, lost, keptLimits, site } = preview;
  return (
    <MainForm className="stack" data-unsaved="">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <SummaryList
        rows={[
          { label: messages.previewWho, value: who },
          { label: messages.previewWhen, value: when },
          { label: messages.previewWeek, value: <WeekLines lines={week} /> },
        ]}
      />
      {keptLimits.length > 0 ? <p>{staffLimits.kept(keptLimits.join(', '))}</p> : null}
      {lost.length > 0 ? (
        <Notice tone="warning" title={staffLimits.lostTitle}>
          <p>{staffLimits.lost(lost.join(', '))}</p>
        </Notice>
      ) : null}
      <OpeningsList days={openings} />
      <SiteDaysNotice {...site} />
      {outside.length > 0 ? (
        <Notice tone="warning" title={messages.outside(outside.length)}>
          <p>{messages.outsideText}</p>
          <OutsideList appointments={outside} />
        </Notice>
      ) : (
        <p>{messages.noneOutside}</p>
      )}
      <ButtonRow>
        <SaveButtons ways={ways} label={messages.save} />
        <Button look="quiet" name="acao" value="corrigir">
          {messages.correct}
        </Button>
      </ButtonRow>
    </MainForm>
  );
}
