import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { AREA_WORDS, type MapLines, PLACE_WORDS, STREET_WORDS } from './map-lines.ts';

const messages = staffMap.draw;

/** The names of the fields, which are their ids too. */
export const LINE_FIELDS = {
  streets: 'ruas',
  areas: 'areas',
  places: 'lugares',
  fromOsm: 'osm',
} as const;

export type LineValues = MapLines & { fromOsm: boolean };

type MapLineFieldsProps = { values: LineValues; errors: readonly FieldError[] };

/** The map as three texts, a line for each thing, and whose data they are. */
export function MapLineFields({ values, errors }: MapLineFieldsProps) {
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  const words = (known: Readonly<Record<string, unknown>>) => Object.keys(known).join(', ');
  const field = (name: keyof MapLines) => ({
    id: LINE_FIELDS[name],
    name: LINE_FIELDS[name],
    defaultValue: values[name],
    error: errorOf(LINE_FIELDS[name]),
  });
  return (
    <>
      <TextArea
        {...field('streets')}
        label={messages.streets}
        hint={messages.streetsHint(words(STREET_WORDS))}
        rows={10}
      />
      <TextArea
        {...field('places')}
        label={messages.places}
        hint={messages.placesHint(words(PLACE_WORDS))}
        rows={8}
      />
      <TextArea
        {...field('areas')}
        label={messages.areas}
        hint={messages.areasHint(words(AREA_WORDS))}
        rows={5}
      />
      <Checkbox
        id={LINE_FIELDS.fromOsm}
        name={LINE_FIELDS.fromOsm}
        label={messages.fromOsm}
        hint={messages.fromOsmHint}
        defaultChecked={values.fromOsm}
      />
    </>
  );
}
