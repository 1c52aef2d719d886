import { useLocation } from 'react-router';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button } from '#app/ui/button/button.tsx';
import { pathToRow } from '#app/ui/main-form/main-form-path.ts';
import { type HoursAct, hoursAct, isLikeBefore, MAIN } from './hours-act.ts';

const { likeMain, likeDayBefore } = staffRecord.form.hours;

/**
 * Before the hours of a further house: as those of the main one. Below each of its days: as the day before. Each sends
 * the form, which comes back filled in.
 * @param path of the box above, 'branches.0.phone' or 'branches.0.hours.tuesday'
 */
export function HoursButtons({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  const [, house = '', field = '', day = ''] =
    /^(branches\.\d+)\.(phone|hours(?=\.))(?:\.(\w+))?$/.exec(path) ?? [];
  const button = (act: HoursAct, words: string) => (
    <div>
      <Button
        look={act === MAIN ? 'secondary' : 'quiet'}
        name="acao"
        value={hoursAct(act, `${house}.hours`)}
        formAction={pathToRow(pathname, search, act === MAIN ? `${house}.hours` : path)}
      >
        {words}
      </Button>
    </div>
  );
  // The phone stands right before the hours.
  if (field === 'phone') return button(MAIN, likeMain);
  return isLikeBefore(day) ? button(day, likeDayBefore[day]) : null;
}
