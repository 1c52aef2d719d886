import { BrandPreview } from '#app/features/brand/brand-preview.tsx';
import '#app/features/brand/brand.css';
import { BRAND_FIELDS, BRAND_PATH } from '#app/features/brand/brand-form.ts';
import { FormerLogo, LogoForm } from '#app/features/brand/logo-form.tsx';
import { LooksForm } from '#app/features/brand/looks-form.tsx';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import { historyPath } from '#app/features/clinic-record/sections.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import '#app/ui/file-field/file-field.css';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/brand';
import { PictureUpload } from './brand/picture-upload.tsx';
import { answerBrandForm, brandPage } from './brand-page.server.ts';

export const loader = (args: Route.LoaderArgs) => brandPage(args);

export const action = (args: Route.ActionArgs) => answerBrandForm(args);

export default function BrandScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { logo, done, dropped, saved, filled, formerLogo, pictures } = loaderData;
  const told = done && [done, dropped && staffBrand.logo.dropped(dropped)].join(' ').trim();
  const { errors } = actionData ?? loaderData;
  const version = actionData?.version ?? loaderData.version;
  const errorOf = (fieldId: string) => errors.find((each) => each.fieldId === fieldId)?.message;
  return (
    <StaffScreen title={staffBrand.title} lead={staffBrand.lead} isRefused={errors.length > 0}>
      <ErrorSummary errors={errors} />
      {actionData?.isStale ? (
        <p>
          <a href={BRAND_PATH} target="_blank" rel="noopener">
            {staffBrand.changedNow}
          </a>
        </p>
      ) : null}
      {actionData ? null : <SavedNotice saved={saved} text={told} />}
      {told && saved.version === 0 && !actionData ? (
        <Notice tone="success" role="status">
          <p>{told}</p>
        </Notice>
      ) : null}
      {filled && !actionData ? <FilledNotice {...filled} href={BRAND_PATH} /> : null}
      {formerLogo && !actionData ? <FormerLogo logo={formerLogo.logo} version={version} /> : null}
      <BrandPreview colours={actionData?.colours ?? loaderData.colours} />
      <section aria-labelledby="cores-titulo" className="stack">
        <h2 id="cores-titulo">{staffBrand.looks.title}</h2>
        <LooksForm
          values={actionData?.values ?? loaderData.values}
          version={version}
          pictures={pictures}
          upload={
            <PictureUpload
              values={actionData?.upload}
              errors={errors}
              isFirst={pictures.length === 0}
            />
          }
          errorOf={errorOf}
        />
      </section>
      <LogoForm
        logo={logo}
        version={loaderData.version}
        error={errorOf(BRAND_FIELDS.logo)}
        lost={actionData?.lost}
        holdsName={actionData?.holdsName}
      />
      <p className="small">
        <a href={historyPath('marca')}>{staffHistory.link}</a>
      </p>
    </StaffScreen>
  );
}
