import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import { MailPreviews } from '#app/features/mail-words/mail-preview.tsx';
import '#app/features/mail-words/mail-words.css';
import { MAIL_WORDS_PATH } from '#app/features/mail-words/mail-words-form.ts';
import { NamesList } from '#app/features/mail-words/names-list.tsx';
import { WordsForm } from '#app/features/mail-words/words-form.tsx';
import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/mail';
import { answerWordsForm } from './mail-words.server.ts';
import { wordsPage } from './mail-words-page.server.ts';

const messages = staffMailWords;

export const loader = (args: Route.LoaderArgs) => wordsPage(args, args.params.mail);

export const action = (args: Route.ActionArgs) => answerWordsForm(args, args.params.mail);

export default function MailWordsOfOne({ loaderData, actionData }: Route.ComponentProps) {
  const { title, when, names, isChat, saved, rule, lastChange, warning } = loaderData;
  const { errors = [], preview, advice = [], changedBy, good, to = '' } = actionData ?? {};
  const { typed, version } = actionData ?? loaderData;
  return (
    <StaffScreen
      title={title}
      lead={when}
      back={{ href: MAIL_WORDS_PATH, label: messages.back }}
      isRefused={errors.length > 0 || Boolean(changedBy)}
    >
      <ErrorSummary errors={errors} />
      <div className="stack">
        {changedBy ? (
          <Notice tone="warning" role="alert" title={staffRecord.conflict.title}>
            <p>{changedBy}</p>
            <p>{messages.conflict(isChat ? 'texto' : 'e-mail')}</p>
          </Notice>
        ) : null}
        {good ? (
          <Notice tone="success" role="status">
            <p>{good}</p>
          </Notice>
        ) : null}
        {actionData ? null : (
          <SavedNotice saved={saved} text={isChat ? messages.savedChat : messages.saved} />
        )}
        {loaderData.filled && !actionData ? <FilledNotice {...loaderData.filled} /> : null}
        {warning ? (
          <Notice tone="warning" role="alert">
            <p>{warning}</p>
          </Notice>
        ) : null}
        {advice.length > 0 ? (
          <Notice tone="warning" title={messages.preview.advice}>
            <ul>
              {advice.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <div className={preview ? 'mail-words-work' : undefined}>
          <div className="stack">
            <p className="small">
              {isChat ? messages.chatAlways : messages.always}{' '}
              {isChat ? messages.chatNoHealth : messages.noHealth}
            </p>
            <NamesList names={names} />
            <WordsForm {...loaderData} {...{ typed, version, errors, to }} />
          </div>
          {preview ? <MailPreviews mails={preview} /> : null}
        </div>
        <p className="small">
          {rule} {lastChange}
        </p>
      </div>
    </StaffScreen>
  );
}
