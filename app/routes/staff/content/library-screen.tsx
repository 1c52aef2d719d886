import '#app/features/audio/audio.css';
import '#app/ui/file-field/file-field.css';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

type LibraryScreenProps = {
  texts: {
    title: string;
    lead: string;
    upload: { title: string };
    list: { title: string; emptyTitle: string; empty: string };
  };
  errors: readonly FieldError[];
  /** What the last form has done. */
  done: string | null;
  upload: React.ReactNode;
  /** null when there are none. */
  files: React.ReactNode | null;
};

/** Files of one kind that staff have uploaded, beside the form for another. */
export function LibraryScreen({ texts, errors, done, upload, files }: LibraryScreenProps) {
  return (
    <StaffScreen
      title={texts.title}
      lead={texts.lead}
      back={{ href: CONTENT_PATH, label: staffContent.title }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <div className="split">
        <section className="flow" aria-labelledby="upload-title">
          <h2 id="upload-title">{texts.upload.title}</h2>
          {upload}
        </section>
        <section className="stack" aria-labelledby="list-title">
          <h2 id="list-title">{texts.list.title}</h2>
          {files ?? (
            <Notice title={texts.list.emptyTitle} titleLevel={3}>
              <p>{texts.list.empty}</p>
            </Notice>
          )}
        </section>
      </div>
    </StaffScreen>
  );
}
