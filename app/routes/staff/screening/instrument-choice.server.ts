import { parseClinic } from '#app/clinic/clinic-schema.ts';
import type { ScreeningInstrumentId } from '#app/clinic/screening-instruments.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { screeningShape } from '#app/features/compliance/clinic-settings.server.ts';
import { INSTRUMENTS } from '#app/features/screening/instruments.ts';
import { INSTRUMENT_PATH } from '#app/features/screening/screening-paths.ts';
import { countScreenings } from '#app/features/screening/screenings.server.ts';
import { staffScreening } from '#app/locales/pt-BR/staff/screening.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import type { Setting } from '#app/routes/staff/clinic/setting-history.server.ts';
import type { StaffPage } from '#app/routes/staff/staff-page.server.ts';

const { history: label, title } = staffScreening.instrument;

type Chosen = { value: ScreeningInstrumentId };
type Choice = Chosen & { chosen: ScreeningInstrumentId };

/** Value and version are of one moment; what the pages show may follow a moment later. */
export function chosenOf({ clinic }: StaffPage['services'], setting: Chosen | null) {
  return setting?.value ?? clinic.screeningInstrument;
}

/** What it does to ask another questionnaire than the one that is chosen. */
export async function effectsOf(
  { services }: StaffPage,
  { value, chosen }: Choice,
): Promise<string[]> {
  const { questionnaire: messages } = staffEffects;
  const [after, before] = [INSTRUMENTS[value], INSTRUMENTS[chosen]];
  const { offers, campaigns } = services.clinic;
  const leading = campaigns.filter(({ offersQuestionnaire }) => offersQuestionnaire).length;
  return [
    messages.instead(toldOf(after), toldOf(before)),
    ...(offers.questionnaire ? [] : [messages.notOffered]),
    ...(offers.questionnaire && leading > 0 ? [messages.campaigns(leading)] : []),
    messages.received(await countScreenings(services.db)),
  ];
}

function toldOf({ texts, items }: (typeof INSTRUMENTS)[ScreeningInstrumentId]) {
  return { name: texts['pt-BR'].name, questions: items.length };
}

/** What the history of the choice tells. */
export async function instrumentHistory({
  db,
  contentStore,
}: StaffPage['services']): Promise<Setting<ScreeningInstrumentId>> {
  const { record } = await readCurrentRecord(db, contentStore.clinicFile);
  const nameOf = (id: ScreeningInstrumentId) => INSTRUMENTS[id].texts['pt-BR'].name;
  return {
    ...{ subject: 'screening', shape: screeningShape, href: INSTRUMENT_PATH, title: title },
    atFirst: parseClinic(record).screeningInstrument,
    differences: (before, after) =>
      before === after ? [] : [{ where: label, before: nameOf(before), after: nameOf(after) }],
  };
}
