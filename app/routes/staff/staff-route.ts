import type { RouteAccess } from '#app/features/staff/admission.ts';
import type { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { formText } from '#app/platform/form-values.ts';

/** Who may open a staff page, and who may change what is on it. */
export type StaffRoute = RouteAccess & {
  /** As in app/routes.ts. */
  pattern: `/equipe${string}`;
  /** Which of its forms ask for the password again, unless it was just typed. */
  confirms?: (form: FormData) => boolean;
  /** Label in the navigation; absent for pages reached from others. */
  navigation?: keyof typeof staffFrame.navigation;
};

export const always = () => true;
/** Every form but those that only take something away, which must stay easy. */
export const unless =
  (field: string, ...values: readonly string[]) =>
  (form: FormData) =>
    !values.includes(formText(form, field));
