import { MAX_FILE_BYTES } from '#app/features/map/import/map-element.ts';
import { MapFigure, NearList } from '#app/features/map/map-figure.tsx';
import { MapHistory } from '#app/features/map/map-history.tsx';
import { MAP_FILE_FIELD, MAP_PATHS } from '#app/features/map/map-paths.ts';
import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import '#app/ui/file-field/file-field.css';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/map';
import { answerMapForm, mapPage } from './map-page.server.ts';

export const loader = (args: Route.LoaderArgs) => mapPage(args);

export const action = (args: Route.ActionArgs) => answerMapForm(args);

export default function MapScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { mayChange, hasDraft, done, tooLarge, version, versions, hasOwn } = loaderData;
  const message = actionData?.errors[0]?.message ?? tooLarge;
  const errors = message ? [{ fieldId: MAP_FILE_FIELD, message }] : [];
  return (
    <StaffScreen title={staffMap.title} lead={staffMap.lead} isRefused={errors.length > 0}>
      <ErrorSummary errors={errors} />
      {done && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      {hasDraft ? (
        <Notice tone="warning" title={staffMap.draftWaits}>
          <p>
            <a href={MAP_PATHS.preview}>{staffMap.draftLink}</a>
          </p>
        </Notice>
      ) : null}
      <div className="split">
        <Shown page={loaderData} />
        <div className="stack">
          {mayChange ? <Upload error={message} /> : <p>{staffMap.now.readOnly}</p>}
          <MapHistory {...{ versions, version, mayChange, hasOwn }} />
        </div>
      </div>
    </StaffScreen>
  );
}

function Shown({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { map, isElsewhere, size } = page;
  const { now } = staffMap;
  const { drawing } = map;
  return (
    <section className="stack" aria-labelledby="agora">
      <h2 id="agora">{now.title}</h2>
      {isElsewhere ? (
        <Notice tone="warning" role="alert">
          <p>{now.elsewhere}</p>
        </Notice>
      ) : null}
      <p>
        {now.origins[map.origin]} {size ? now.size(size.streets, size.places) : null}
      </p>
      {drawing ? (
        <>
          <MapFigure map={{ ...map, drawing }} />
          <h3>{now.sight}</h3>
          <p>{map.description}</p>
          <NearList near={map.near} />
        </>
      ) : null}
      <ButtonRow>
        <LinkButton href={MAP_PATHS.page} look="secondary">
          {now.page}
        </LinkButton>
        <LinkButton href={MAP_PATHS.test} look="quiet">
          {now.test}
        </LinkButton>
      </ButtonRow>
    </section>
  );
}

function Upload({ error }: { error: string | undefined }) {
  const { upload, draw, refusals } = staffMap;
  return (
    <section className="flow" aria-labelledby="arquivo-titulo">
      <h2 id="arquivo-titulo">{upload.title}</h2>
      <ol>
        {upload.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form
        method="post"
        action={MAP_PATHS.staff}
        encType="multipart/form-data"
        noValidate
        className="staff-form stack"
      >
        <FileField
          id={MAP_FILE_FIELD}
          name={MAP_FILE_FIELD}
          label={upload.file}
          hint={upload.hint}
          accept=".osm,.xml,.json,.geojson"
          error={error}
          limit={{ bytes: MAX_FILE_BYTES, message: refusals['too-large'] }}
        />
        <Button size="large">{upload.submit}</Button>
      </form>
      <p>
        <a href={MAP_PATHS.draw}>{draw.link}</a>
      </p>
    </section>
  );
}
