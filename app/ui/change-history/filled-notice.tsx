import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { FILLED_NOTICE } from './as-of.ts';
import './change-history.css';

const { filled } = staffHistory;

type FilledNoticeProps = {
  /** When what the form shows was saved; '' for what was there before anybody changed it. */
  moment: string;
  who: string;
  /** What the form would have chosen and cannot choose any more, in words; '' for nothing. */
  gone?: string;
  /** The form as it is now. */
  href: string;
};

/** Above a form that was filled with an older version: nothing is saved yet. */
export function FilledNotice({ moment, who, gone = '', href }: FilledNoticeProps) {
  return (
    <div id={FILLED_NOTICE} className="filled-notice">
      <Notice role="status" title={filled.title}>
        <p>{filled.text(moment, who)}</p>
        {gone ? <p>{filled.gone(gone)}</p> : null}
        <p>{filled.nothingSaved}</p>
        <p>
          <a href={href}>{filled.now}</a>
        </p>
      </Notice>
    </div>
  );
}
