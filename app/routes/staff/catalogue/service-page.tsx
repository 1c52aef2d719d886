import { Archiving, EFFECTS_FIELD } from '#app/features/catalogue/archiving.tsx';
import { CATALOGUE_PATHS, servicePagePath } from '#app/features/catalogue/catalogue-paths.ts';
import { ExamFields } from '#app/features/catalogue/exam-fields.tsx';
import { ExamEffects } from '#app/features/catalogue/exam-preview.tsx';
import { FaceFields } from '#app/features/catalogue/face-fields.tsx';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import '#app/features/schedule-settings/settings.css';
import { serviceHistoryPath } from '#app/features/schedule-settings/settings-paths.ts';
import { UseEffectsList } from '#app/features/schedule-settings/use/use-effects.tsx';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffExams } from '#app/locales/pt-BR/staff/settings/exams.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';
import { KeepTyped } from '#app/ui/main-form/keep-typed.tsx';
import type { Route } from './+types/service-page';
import { drawingNames, servicePageOf } from './catalogue-parts.server.ts';
import { answerServicePage, shownServicePage } from './service-page.server.ts';

const messages = staffCatalogue.page;

export async function loader(args: Route.LoaderArgs) {
  const { services } = await servicePageOf(args);
  return { ...(await shownServicePage(args)), drawings: drawingNames(services) };
}

export const action = (args: Route.ActionArgs) => answerServicePage(args);

/** A service's name, address, price, drawing and how it goes together with others; and whether it is offered. */
export default function ServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, stamp, isArchived, former, blank, drawings, archiving } = loaderData;
  const { errors = [], preview = null } = actionData ?? {};
  const values = actionData?.values ?? blank;
  return (
    <StaffScreen
      title={messages.title(name)}
      back={{ href: CATALOGUE_PATHS.services, label: staffCatalogue.add.back }}
      isRefused={actionData !== undefined}
    >
      <ErrorSummary errors={errors} />
      {preview ? <ExamEffects lines={preview.lines} /> : null}
      {actionData ? null : <SavedNotice saved={loaderData.saved} text={messages.saved} />}
      {loaderData.filled && !actionData && !isArchived ? (
        <FilledNotice {...loaderData.filled} href={servicePagePath(slug)} />
      ) : null}
      {isArchived ? null : (
        <form method="post" noValidate autoComplete="off" className="staff-form stack">
          <KeepTyped />
          <input type="hidden" name="visto" defaultValue={actionData?.seenStamp ?? stamp} />
          <FaceFields
            values={values}
            errors={errors}
            drawings={drawings}
            today={loaderData.today}
            people={loaderData.people}
          />
          <ExamFields
            values={actionData?.exams ?? loaderData.exams}
            errors={errors}
            choices={loaderData.choices}
          />
          {preview ? <input type="hidden" name={EFFECTS_FIELD} value={preview.stamp} /> : null}
          {former ? <p className="small">{messages.formerAddresses(former)}</p> : null}
          <p>
            <a href={loaderData.textPath}>{messages.text}</a>
          </p>
          <SaveBar>
            <Button size="large">{preview ? staffExams.effects.save : messages.save}</Button>
          </SaveBar>
        </form>
      )}
      <p>
        <a href={serviceHistoryPath(slug)}>{staffHistory.link}</a>
      </p>
      <section id="arquivo" className="flow" aria-labelledby="archive-title">
        <h2 id="archive-title">{isArchived ? messages.restore : messages.archive}</h2>
        <Archiving {...{ stamp, isArchived, effects: archiving }} words={messages}>
          <UseEffectsList
            lines={
              isArchived ? [] : [staffCatalogue.effects.online, staffCatalogue.effects.address]
            }
            effects={archiving}
          />
        </Archiving>
      </section>
    </StaffScreen>
  );
}
