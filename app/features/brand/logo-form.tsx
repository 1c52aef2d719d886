import { MAX_LOGO_BYTES } from '#app/clinic/brand/brand-of-clinic.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import type { BrandLogo } from '#app/ui/brand-mark/brand-name.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { MAIN_FORM } from '#app/ui/main-form/main-form-path.ts';
import { BRAND_FIELDS } from './brand-form.ts';

const messages = staffBrand.logo;

type FormerLogoProps = { logo: BrandLogo | null; version: number };

/** Beside a form that shows an older version of the looks: the logo of that version, or that there was none. */
export function FormerLogo({ logo, version }: FormerLogoProps) {
  return (
    <form method="post" className="logo-now">
      <input type="hidden" name={BRAND_FIELDS.version} value={version} />
      {logo ? (
        <img src={logo.src} width={logo.width} height={logo.height} alt={messages.former} />
      ) : null}
      <Button look="secondary" name={BRAND_FIELDS.intent} value="logotipo-de-antes">
        {logo ? staffHistory.returnLogo : staffHistory.returnNoLogo}
      </Button>
    </form>
  );
}

type LogoFormProps = {
  logo: BrandLogo | undefined;
  version: number;
  error: string | undefined;
  /** Name of a file that was chosen, and that the page coming back could not keep. */
  lost: string | undefined;
  /** As it was ticked; undefined: as it is with the logo in use. */
  holdsName: boolean | undefined;
};

/**
 * The logo in use, and the fields for another one. They are sent with the page's form, whichever of its buttons is
 * pressed, so that neither the file nor what was chosen above is lost.
 */
export function LogoForm({ logo, version, error, lost, holdsName }: LogoFormProps) {
  return (
    <section aria-labelledby="logo-titulo" className="stack">
      <h2 id="logo-titulo">{messages.title}</h2>
      {logo ? (
        <div className="logo-now">
          <img src={logo.src} width={logo.width} height={logo.height} alt={messages.now} />
          <form method="post">
            <input type="hidden" name={BRAND_FIELDS.version} value={version} />
            <Button look="quiet" name={BRAND_FIELDS.intent} value="tirar-logotipo">
              {messages.remove}
            </Button>
          </form>
        </div>
      ) : (
        <p>{messages.none}</p>
      )}
      <div className="staff-form stack">
        <FileField
          form={MAIN_FORM}
          id={BRAND_FIELDS.logo}
          name={BRAND_FIELDS.logo}
          label={messages.file}
          hint={lost ? `${messages.again(lost)} ${messages.hint}` : messages.hint}
          accept=".svg,.png,image/svg+xml,image/png"
          error={error}
          limit={{ bytes: MAX_LOGO_BYTES, message: messages.refusals['too-heavy'] }}
        />
        <Checkbox
          form={MAIN_FORM}
          id={BRAND_FIELDS.holdsName}
          name={BRAND_FIELDS.holdsName}
          label={messages.holdsName}
          hint={messages.holdsNameHint}
          defaultChecked={holdsName ?? logo?.holdsName ?? false}
        />
        <Button form={MAIN_FORM} name={BRAND_FIELDS.intent} value="logotipo">
          {messages.submit}
        </Button>
      </div>
    </section>
  );
}
