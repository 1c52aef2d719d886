import { CATALOGUE_PATHS } from '#app/features/catalogue/catalogue-paths.ts';
import { ExamFields } from '#app/features/catalogue/exam-fields.tsx';
import { FaceFields } from '#app/features/catalogue/face-fields.tsx';
import { PayerFields } from '#app/features/catalogue/payer-fields.tsx';
import { WordsFields } from '#app/features/catalogue/words-fields.tsx';
import { ServiceFields } from '#app/features/schedule-settings/service-fields.tsx';
import '#app/features/schedule-settings/settings.css';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { EFFECTS_READ, EffectsNotice } from '#app/ui/effects-notice/effects-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/new-service';
import { drawingNames, titleOf } from './catalogue-parts.server.ts';
import { answerNewService, newServicePage } from './new-service.server.ts';
import { Templates } from './template-list.tsx';

const messages = staffCatalogue.add;

export async function loader(args: Route.LoaderArgs) {
  const page = await newServicePage(args);
  return {
    isChosen: page.asked !== null,
    isTemplate: page.template !== null,
    templates: page.templates.map(({ slug, durationMinutes, isArchived, glyph }) => {
      return {
        slug,
        glyph,
        title: titleOf(page.services, slug),
        durationMinutes,
        isFormer: isArchived === true,
      };
    }),
    resources: page.resources,
    payers: page.insurers.map(({ id, title }) => ({ id, title })),
    drawings: drawingNames(page.services),
    choices: page.choices,
    blank: page.blank,
  };
}

export const action = (args: Route.ActionArgs) => answerNewService(args);

export default function NewService({ loaderData, actionData }: Route.ComponentProps) {
  const { isChosen, isTemplate, templates, resources, payers, drawings, blank } = loaderData;
  const { values = blank, errors = [], effects = null } = actionData ?? {};
  return (
    <StaffScreen
      title={messages.title}
      lead={isChosen ? undefined : messages.lead}
      back={{ href: CATALOGUE_PATHS.services, label: messages.back }}
      isRefused={actionData !== undefined && effects === null}
    >
      <ErrorSummary errors={errors} />
      {isChosen ? (
        <ServiceFields
          values={values}
          errors={errors}
          version={0}
          resources={resources}
          save={effects ? staffEffects.newService.save : messages.save}
          first={
            <>
              {effects ? (
                <>
                  <EffectsNotice lines={effects.lines} />
                  <input type="hidden" name={EFFECTS_READ} value={effects.stamp} />
                </>
              ) : null}
              <FaceFields values={values} errors={errors} drawings={drawings} />
              {isTemplate ? (
                <p>{messages.fromTemplate}</p>
              ) : (
                <WordsFields values={values} errors={errors} />
              )}
            </>
          }
        >
          <ExamFields
            values={values.exams ?? blank.exams}
            errors={errors}
            choices={loaderData.choices}
          />
          <PayerFields payers={payers} chosen={values.payerIds} />
        </ServiceFields>
      ) : (
        <Templates templates={templates} />
      )}
    </StaffScreen>
  );
}
