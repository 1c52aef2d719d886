import { Archiving } from '#app/features/catalogue/archiving.tsx';
import { CATALOGUE_PATHS, placePath } from '#app/features/catalogue/catalogue-paths.ts';
import { SavedNotice } from '#app/features/clinic-record/saved-notice.tsx';
import '#app/features/schedule-settings/settings.css';
import { BookedList, UseEffectsList } from '#app/features/schedule-settings/use/use-effects.tsx';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { EFFECTS_READ, EffectsNotice } from '#app/ui/effects-notice/effects-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';
import type { Route } from './+types/place';
import { answerPlace, shownPlace } from './place.server.ts';

const messages = staffCatalogue.places;

export const loader = (args: Route.LoaderArgs) => shownPlace(args);

export const action = (args: Route.ActionArgs) => answerPlace(args);

/** The name of a room or device, and whether it is in the lists. */
export default function PlacePage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, name, stamp, house, houses, isArchived, saved, archiving } = loaderData;
  const { filled, history } = loaderData;
  const { errors = [], effects = null } = actionData ?? {};
  const words = { ...messages, look: staffCatalogue.page.look, confirm: messages.archive };
  return (
    <StaffScreen
      title={messages.title(title)}
      back={{ href: CATALOGUE_PATHS.places, label: messages.back }}
      isRefused={actionData !== undefined && effects === null}
    >
      <ErrorSummary errors={errors} />
      {actionData ? null : <SavedNotice saved={saved} text={messages.saved} />}
      {filled && !actionData ? <FilledNotice {...filled} href={placePath(slug)} /> : null}
      {effects ? (
        <EffectsNotice lines={effects.lines}>
          <BookedList booked={effects.booked} />
        </EffectsNotice>
      ) : null}
      <form method="post" noValidate autoComplete="off" className="staff-form stack">
        {effects ? <input type="hidden" name={EFFECTS_READ} value={effects.stamp} /> : null}
        <input type="hidden" name="visto" defaultValue={actionData?.seenStamp ?? stamp} />
        <TextField
          {...fieldProps('nome', errors)}
          label={messages.name}
          hint={messages.nameHint}
          maxLength={60}
          defaultValue={actionData?.name ?? name}
        />
        {houses.length > 0 ? (
          <Select
            {...fieldProps('unidade', errors)}
            label={messages.house}
            defaultValue={actionData?.house ?? house}
            options={houses}
          />
        ) : null}
        <Button>{effects ? staffEffects.places.saveMove : messages.rename}</Button>
      </form>
      <section id="arquivo" className="flow" aria-labelledby="archive-title">
        <h2 id="archive-title">{isArchived ? messages.restore : messages.archive}</h2>
        <Archiving {...{ stamp, isArchived, words, effects: archiving }}>
          <UseEffectsList lines={isArchived ? [] : [messages.archiveLead]} effects={archiving} />
        </Archiving>
      </section>
      <HistorySection {...history} href={placePath(slug)} />
    </StaffScreen>
  );
}
