import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { ProxyValues } from './about-form.ts';
import type { PatientNeeds } from './needs.ts';
import { NeedsSection, type NeedsView } from './needs-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { ProxiesSection, type ProxyView } from './proxies-section.tsx';
import type { NoteView } from './read-notes.server.ts';

export type AboutView = {
  needs: NeedsView;
  notes: readonly NoteView[];
  proxies: readonly ProxyView[];
  formKey: string;
};

/** What was typed in a form about a patient that was refused; null for the forms that were not sent. */
export type AboutTyped = {
  needs: PatientNeeds | null;
  note: string | null;
  proxy: ProxyValues | null;
  /** Of the note's form. */
  key: string | null;
};

type AboutSectionsProps = {
  about: AboutView;
  typed: AboutTyped | null;
  errors: readonly FieldError[];
  mayWrite: boolean;
};

/** What the front desk knows of a patient beyond name and number. */
export function AboutSections({ about, typed, errors, mayWrite }: AboutSectionsProps) {
  const { needs, notes, proxies, formKey } = about;
  const form = { errors, mayWrite };
  return (
    <>
      <NeedsSection {...needs} {...form} typed={typed?.needs ?? null} />
      <NotesSection
        {...form}
        notes={notes}
        formKey={typed?.key ?? formKey}
        typed={typed?.note ?? ''}
      />
      <ProxiesSection {...form} proxies={proxies} typed={typed?.proxy ?? null} />
    </>
  );
}
