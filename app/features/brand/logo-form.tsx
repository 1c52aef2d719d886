import { MAX_LOGO_BYTES } from '#app/clinic/brand/brand-of-clinic.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import type { BrandLogo } from '#app/ui/brand-mark/brand-name.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
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
};

/** The logo in use, and the form for another one. */
export function LogoForm({ logo, version, error }: LogoFormProps) {
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
      <form method="post" encType="multipart/form-data" noValidate className="staff-form stack">
        <input type="hidden" name={BRAND_FIELDS.version} value={version} />
        <FileField
          id={BRAND_FIELDS.logo}
          name={BRAND_FIELDS.logo}
          label={messages.file}
          hint={messages.hint}
          accept=".svg,.png,image/svg+xml,image/png"
          error={error}
          limit={{ bytes: MAX_LOGO_BYTES, message: messages.refusals['too-heavy'] }}
        />
        <Checkbox
          id={BRAND_FIELDS.holdsName}
          name={BRAND_FIELDS.holdsName}
          label={messages.holdsName}
          hint={messages.holdsNameHint}
          defaultChecked={logo?.holdsName ?? false}
        />
        <Button name={BRAND_FIELDS.intent} value="logotipo">
          {messages.submit}
        </Button>
      </form>
    </section>
  );
}
