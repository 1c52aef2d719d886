import { staffMerge as labels } from '#app/locales/pt-BR/staff/people/merge.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

type DuplicateView = { id: number; name: string; facts: string; href: string };

type MergeNoticesProps = { isMerged: boolean; duplicates: readonly DuplicateView[] };

/** That another record was merged into this one, and others that may be of the same person. */
export function MergeNotices({ isMerged, duplicates }: MergeNoticesProps) {
  return (
    <>
      {isMerged ? (
        <Notice tone="success" role="status">
          <p>{labels.done}</p>
        </Notice>
      ) : null}
      <LikelyDuplicates duplicates={duplicates} />
    </>
  );
}

/** Other records that may be of the same person, each with the way to compare; nothing where there is none. */
function LikelyDuplicates({ duplicates }: { duplicates: readonly DuplicateView[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Notice title={labels.likely}>
      <ul className="patient-notes">
        {duplicates.map(({ id, name, facts, href }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>, <PhoneText>{facts}</PhoneText>
            </p>
            <LinkButton href={href} look="secondary">
              {labels.compare}
              <span className="visually-hidden"> {labels.compareWith(name)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
