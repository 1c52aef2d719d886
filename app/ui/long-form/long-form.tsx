import { ButtonRow } from '#app/ui/button/button.tsx';
import './long-form.css';

type FormPartProps = {
  title: string;
  className?: string;
  children: React.ReactNode;
};

/** What belongs together in a long form, below a heading that screen readers say with each field. */
export function FormPart({ title, className = '', children }: FormPartProps) {
  return (
    <fieldset className={`form-part stack ${className}`.trim()}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

/** Short fields side by side, where there is room. */
export function FormRow({ children }: { children: React.ReactNode }) {
  return <div className="form-row">{children}</div>;
}

/** The buttons of a long form, which stay in view while somebody fills it in; last in its form. */
export function SaveBar({ children }: { children: React.ReactNode }) {
  return (
    <div className="save-bar">
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}
