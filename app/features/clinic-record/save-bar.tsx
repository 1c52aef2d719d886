import { ButtonRow } from '#app/ui/button/button.tsx';
import './record.css';

/** The buttons at the end of a long form, which stay in view while it is scrolled. */
export function SaveBar({ children }: { children: React.ReactNode }) {
  return (
    <div className="record-send">
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}
