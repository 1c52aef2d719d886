import { formatTime } from '#app/clinic/format-date.ts';
import type {
  DayGridView,
  GridColumn,
  GridEvent,
  GridSign,
} from '#app/features/agenda/grid/day-grid.ts';
import { minuteOf, wallTime } from '#app/features/agenda/grid/grid-place.ts';
import {
  type GridRows,
  gridRows,
  lanesOf,
  type Stretch,
} from '#app/features/agenda/grid/grid-rows.ts';

// An invented day of 22 appointments, two practitioners and five devices, for the sketches of the day view.
const DOCTOR = { slug: 'medica', name: 'Dra. Lúcia Salgado', kind: 'practitioner' } as const;
const ORTHOPTIST = { slug: 'ortoptista', name: 'Bento Queiroz', kind: 'practitioner' } as const;
const DEVICES = [
  'Campímetro',
  'Retinógrafo',
  'Topógrafo',
  'Paquímetro',
  'Lâmpada de fenda',
] as const;
const [FIELD, RETINA, CORNEA, THICKNESS, LAMP] = DEVICES;

type Visit = readonly [
  from: string,
  minutes: number,
  patient: string,
  service: string,
  device: (typeof DEVICES)[number] | null,
  sign: GridSign,
];
const OF_DOCTOR: readonly Visit[] = [
  ['08:00', 30, 'Alzira Pontes', 'Consulta', LAMP, 'done'],
  ['08:30', 30, 'Jonas Teodoro', 'Consulta', LAMP, 'done'],
  ['09:00', 30, 'Cidália Furtado', 'Consulta', LAMP, 'no-show'],
  ['09:30', 45, 'Raimundo Sales', 'Mapeamento de retina', null, 'arrived'],
  ['10:00', 15, 'Nair Abrantes', 'Encaixe: dor no olho', null, 'arrived'],
  ['10:15', 30, 'Tereza Bicalho', 'Consulta', LAMP, 'arrived'],
  ['10:45', 30, 'Davi Moreira Lacerda', 'Consulta infantil', LAMP, 'answered'],
  ['11:15', 30, 'Odete Vasques', 'Retorno', null, 'answered'],
  ['13:30', 30, 'Sílvio Caetano', 'Consulta', LAMP, 'confirmed'],
  ['14:00', 30, 'Ivone Drumond', 'Consulta', LAMP, 'answered'],
  ['14:30', 60, 'Marli Quintão', 'Avaliação para cirurgia', LAMP, 'confirmed'],
  ['16:00', 30, 'Benedito Rolim', 'Consulta', LAMP, 'answered'],
];
const OF_ORTHOPTIST: readonly Visit[] = [
  ['08:00', 40, 'Zuleica Prates', 'Campo visual', FIELD, 'done'],
  ['08:45', 15, 'Fábio Noronha', 'Retinografia', RETINA, 'done'],
  ['09:00', 15, 'Helena Coutinho', 'Topografia', CORNEA, 'unsettled'],
  ['09:30', 15, 'Joel Barroso', 'Paquimetria', THICKNESS, 'arrived'],
  ['10:00', 40, 'Lígia Amaral', 'Campo visual', FIELD, 'answered'],
  ['10:45', 15, 'Otoniel Vidigal', 'Retinografia', RETINA, 'confirmed'],
  ['13:15', 15, 'Rute Carneiro', 'Topografia', CORNEA, 'answered'],
  ['14:00', 40, 'Waldir Penido', 'Campo visual', FIELD, 'confirmed'],
  ['15:00', 15, 'Célia Tolentino', 'Retinografia', RETINA, 'confirmed'],
  ['16:30', 15, 'Abel Siqueira', 'Paquimetria', THICKNESS, 'confirmed'],
];
const OPEN = [span('08:00', 240), span('13:00', 270)];
const NOW = '10:20';

/** The invented day as the page of a day shows it. */
export function sketchedDay(): DayGridView {
  const rows = gridRows(OPEN);
  const of = (device: string) =>
    [...OF_DOCTOR, ...OF_ORTHOPTIST].filter(([, , , , needed]) => needed === device);
  return {
    on: '2026-12-02',
    rows: { count: rows.count, marks: rows.marks, breaks: rows.breaks, shown: rows.shown },
    mayWrite: false,
    stepMinutes: 15,
    now: { row: rows.rowOf(span(NOW, 0).from), time: formatTime(NOW) },
    columns: [
      columnOf(DOCTOR, OF_DOCTOR, rows),
      columnOf(ORTHOPTIST, OF_ORTHOPTIST, rows),
      ...DEVICES.map((name) => {
        return columnOf({ slug: name.toLowerCase(), name, kind: 'equipment' }, of(name), rows);
      }),
    ],
    unused: [],
  };
}

function span(from: string, minutes: number): Stretch {
  const at = minuteOf(from);
  return { from: at, until: at + minutes };
}

function columnOf(
  column: Pick<GridColumn, 'slug' | 'name' | 'kind'>,
  visits: readonly Visit[],
  { rowOf }: GridRows,
): GridColumn {
  const lanes = lanesOf(visits.map(([from, minutes]) => span(from, minutes)));
  const place = ({ from, until }: Stretch) => ({
    row: rowOf(from),
    rows: rowOf(until - 1) + 1 - rowOf(from),
  });
  const isPerson = column.kind === 'practitioner';
  const events = visits.map(([at, minutes, title, service, , sign], index): GridEvent => {
    const stretch = span(at, minutes);
    return {
      ...place(stretch),
      ...{ lane: 0, lanes: 1, ...lanes[index] },
      ...{ key: `${column.slug}-${at}`, kind: isPerson ? 'appointment' : 'echo' },
      ...{ at, untilAt: wallTime(stretch.until), time: formatTime(at) },
      until: formatTime(wallTime(stretch.until)),
      ...{ title, what: service, href: '#', sign },
    };
  });
  return { ...column, count: visits.length, open: OPEN.map(place), events };
}
