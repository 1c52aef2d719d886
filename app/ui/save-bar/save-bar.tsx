import { ButtonRow } from '#app/ui/button/button.tsx';

/** The buttons of a long form, at the lower edge of the window while the form is in view. */
export function SaveBar({ children }: { children: React.ReactNode }) {
  return (
    <div className="save-bar">
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}
