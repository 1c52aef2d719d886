import { type MapPoint, type Surroundings, surroundings } from '#app/clinic/map/surroundings.ts';
import { pointAt, type Spot } from './plane.ts';

// The middle of Serra Clara, the town of the demo: invented, and drawn by hand. Metres to the east and to the north
// of the clinic's point: kind | name | east north, east north, …

/** The point for which this town was drawn. */
export const SERRA_CLARA = { latitude: -21.65, longitude: -45.75 } as const;

const STREETS = `
main | Avenida do Sol Nascente | -640 168, -300 128, -40 98, 300 62, 640 30
street | Rua das Palmeiras Claras | -640 72, -300 32, -12 2, 310 -34, 640 -66
street | Rua do Coreto | -520 -58, -310 -80, -20 -112, 320 -150, 560 -176
street | Rua das Jabuticabeiras | -330 -190, -30 -224, 330 -262, 520 -284
street | Rua da Matriz | -200 400, -180 246, -158 108, -134 -98, -112 -300, -100 -400
street | Rua Doutor Anselmo Prado | 70 420, 84 230, 92 84, 116 -126, 132 -240, 144 -400
street | Rua das Acácias | -58 380, -48 250, -40 98, -20 -112, -4 -300
street | Rua do Moinho | 262 420, 278 200, 290 64, 316 -140, 340 -400
street | Rua Alto da Serra | -620 300, -186 254, 80 226, 276 206, 620 172
lane | Travessa do Ipê | 92 84, 98 30, 104 -12
lane | Beco da Fonte | -310 -80, -322 -150, -330 -190
path | | -148 10, -96 4, -90 -56, -140 -50
path | | -390 220, -372 110, -352 38, -340 -70, -380 -190, -300 -330
street | Rua da Estação | 300 62, 420 96, 560 170, 640 220
stream | Córrego Claro | -460 420, -430 260, -440 120, -400 20, -396 -80, -440 -190, -380 -290, -300 -360, -240 -420
`;

// The square with the church, the park along the stream, a playground, and the small wood at the edge.
const AREAS = `
square | | -146 12, -36 -1, -26 -100, -136 -88
park | | -640 420, -520 420, -480 240, -486 120, -452 20, -448 -80, -490 -190, -430 -300, -360 -400, -640 -420
park | | -380 -20, -320 -26, -314 -72, -376 -66
park | | 340 -290, 520 -306, 540 -420, 352 -420
`;

// From the upper left corner: east, north, width, depth.
const BUILDINGS = `
-300 222 40 26, -250 216 30 30, -150 214 44 28, -96 206 26 34, -28 202 38 26, 20 196 34 32
100 190 46 26, 160 184 32 30, 212 178 40 24, 300 172 44 30, 360 160 34 26, 440 60 40 26
500 30 36 24, -296 108 34 28, -246 102 44 24, -128 84 30 28, -90 78 34 26, -24 72 40 28
30 64 32 30, 112 58 36 26, 160 52 42 28, 220 46 36 26, 306 36 40 26, 364 30 34 24
430 20 40 26, -290 10 40 26, -236 4 36 30, -186 -2 26 26, -290 -44 36 24, 46 -16 34 30
120 -24 40 28, 176 -30 34 26, 228 -36 44 28, 2 -64 36 30, 54 -70 34 26, 126 -80 38 28
180 -84 40 26, 240 -92 36 28, 326 -60 42 26, 390 -66 36 28, 450 -74 40 24, -280 -100 44 28
-220 -108 36 26, -110 -120 34 28, -66 -126 30 26, 4 -132 40 28, 60 -138 34 30, 132 -146 44 26
196 -152 36 28, 254 -160 34 26, 336 -168 40 28, 400 -174 44 26, -180 -220 38 28, -90 -244 36 26
12 -254 44 26, 70 -260 34 28, 150 -268 40 26, 212 -276 36 28, 270 -284 30 24
`;

const PLACES = `
square | Praça do Coreto | -72 -28
church | Igreja Matriz de Santa Luzia | -118 -74
pharmacy | Farmácia do Largo | -14 118
bus-station | Rodoviária | 352 96
town-hall | Prefeitura | -196 62
market | Mercado Municipal | 214 -118
school | Escola Professora Alzira Couto | 170 236
hospital | Santa Casa | -236 184
parking | | 62 18
bus-stop | | -4 100
`;

/** Houses stand along the streets, which run a little downhill to the east. */
const FALL = 0.105;

const toPoint = pointAt([SERRA_CLARA.latitude, SERRA_CLARA.longitude]);
const rowsOf = (text: string) => text.trim().split('\n');
const numbersOf = (text: string) => text.trim().split(' ').map(Number);

function at([east = 0, north = 0]: readonly number[]): MapPoint {
  return toPoint([east, -north]);
}

function lineOf(row: string) {
  const [kind = '', name = '', points = ''] = row.split('|').map((part) => part.trim());
  return { kind, name: name || null, points: points.split(',').map((spot) => at(numbersOf(spot))) };
}

function building([east = 0, north = 0, width = 0, depth = 0]: readonly number[]): MapPoint[] {
  const corner = ([across, down]: Spot) =>
    at([east + across + down * FALL, north - down - across * FALL]);
  return [[0, 0] as const, [width, 0] as const, [width, depth] as const, [0, depth] as const].map(
    corner,
  );
}

/** The demo's town as data, like that of any other clinic. */
export const serraClara: Surroundings = surroundings.parse({
  source: 'drawn',
  streets: rowsOf(STREETS).map(lineOf),
  areas: [
    ...rowsOf(AREAS)
      .map(lineOf)
      .map(({ kind, points }) => ({ kind, points })),
    ...rowsOf(BUILDINGS)
      .flatMap((row) => row.split(','))
      .map((each) => ({ kind: 'building', points: building(numbersOf(each)) })),
  ],
  places: rowsOf(PLACES)
    .map(lineOf)
    .flatMap(({ kind, name, points }) => points.map((spot) => ({ kind, name, at: spot }))),
});
