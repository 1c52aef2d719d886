import { staffGoogleReviews } from '#app/locales/pt-BR/staff/connections/google-reviews.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { FoldedHistory, type PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffGoogleReviews.show;

/** Names of the form's fields, and of what the page says that it has saved. */
export const GOOGLE_SWITCH = {
  isShown: 'google',
  version: 'versao',
  saved: 'google',
  id: 'avaliacoes-do-google',
} as const;

export type GoogleSwitchView = {
  isShown: boolean;
  /** As it was, where the address names a change of the history. */
  asked: { isShown: boolean; filled: { moment: string; who: string } } | null;
  history: PagedChanges;
  formPath: string;
  isConfigured: boolean;
  /** That the form was loaded from. */
  version: number;
  /** Who changed it last, and when. */
  lastChange: string;
  isSaved: boolean;
  statePath: string;
};

/** Whether the site shows what people wrote about the clinic at Google. */
export function GoogleSwitch(props: GoogleSwitchView) {
  const { isShown, asked, isConfigured, version, lastChange, isSaved, statePath } = props;
  const { history, formPath } = props;
  return (
    <section id={GOOGLE_SWITCH.id} className="flow" aria-labelledby="google-title">
      <h2 id="google-title">{messages.title}</h2>
      {isSaved ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      <p>{isConfigured ? messages.setup.on : messages.setup.off}</p>
      <p className="reading">{messages.law}</p>
      {asked ? <FilledNotice {...asked.filled} href={`${formPath}#${GOOGLE_SWITCH.id}`} /> : null}
      <form method="post" className="stack">
        <input type="hidden" name={GOOGLE_SWITCH.version} defaultValue={version} />
        <Checkbox
          id={GOOGLE_SWITCH.isShown}
          name={GOOGLE_SWITCH.isShown}
          label={messages.label}
          hint={messages.hint}
          defaultChecked={asked?.isShown ?? isShown}
        />
        <p className="small">{lastChange}</p>
        <Button look="secondary">{messages.save}</Button>
      </form>
      <FoldedHistory {...history} href={formPath} />
      <p>
        <a href={statePath}>{messages.toState}</a>
      </p>
    </section>
  );
}
