import { degreesText, isStep, STEPS, stepOf, typedPoint } from '#app/features/map/address-point.ts';
import { planeAt, pointAt, type Spot } from '#app/features/map/plane.ts';
import { staffAddressPoint as messages } from '#app/locales/pt-BR/staff/connections/address-point.ts';

const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'norte',
  ArrowDown: 'sul',
  ArrowLeft: 'oeste',
  ArrowRight: 'leste',
};
/** With Shift a press goes further. */
const FAR = 5;

/** Puts the point of an address where the map is pressed, and moves it by arrow keys; the numbers follow. */
export default function addressPoint(root: HTMLElement): void {
  const map = root.querySelector<HTMLElement>('.point-map');
  const picture = map?.querySelector<SVGSVGElement>('.map-drawing');
  const sign = picture?.querySelector<SVGGElement>('.map-clinic');
  const name = picture?.querySelector<SVGTextElement>('.map-clinic-name');
  const said = root.querySelector('.point-said');
  const [latitude, longitude] = [inputOf(map?.dataset.latitude), inputOf(map?.dataset.longitude)];
  const [north = 0, east = 0] = (root.dataset.at ?? '').split(' ').map(Number);
  const wide = Number(root.dataset.metresWide);
  if (!map || !picture || !sign || !name || !said || !latitude || !longitude || !wide) return;

  const { width, height } = picture.viewBox.baseVal;
  const perMetre = width / wide;
  const toPoint = pointAt([north, east]);
  const toSpot = planeAt([north, east]);
  /** Metres east and south of the middle. */
  let spot: Spot = [0, 0];

  map.tabIndex = 0;
  map.setAttribute('role', 'application');
  map.setAttribute('aria-label', messages.label);

  const drawSign = () => {
    const [x, y] = [width / 2 + spot[0] * perMetre, height / 2 + spot[1] * perMetre];
    sign.setAttribute('transform', `translate(${x} ${y})`);
    name.setAttribute('x', String(x));
    name.setAttribute('y', String(y + 28));
  };

  const put = ([x, y]: Spot) => {
    const [halfWide, halfHigh] = [wide / 2, height / perMetre / 2];
    spot = [within(x, halfWide), within(y, halfHigh)];
    const texts = toPoint(spot).map(degreesText);
    const [first = '', second = ''] = texts;
    latitude.value = first;
    longitude.value = second;
    drawSign();
    said.textContent = messages.moved(-spot[1], spot[0], messages.point(first, second));
  };

  map.addEventListener('click', ({ clientX, clientY }) => {
    const box = picture.getBoundingClientRect();
    const perPixel = wide / box.width;
    put([
      (clientX - box.left - box.width / 2) * perPixel,
      (clientY - box.top - box.height / 2) * perPixel,
    ]);
  });

  map.addEventListener('keydown', (event) => {
    const step = KEYS[event.key] ?? '';
    if (!isStep(step) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [x, y] = STEPS[step];
    const metres = stepOf(wide) * (event.shiftKey ? FAR : 1);
    put([spot[0] + x * metres, spot[1] + y * metres]);
  });

  const follow = () => {
    const typed = typedPoint(latitude.value, longitude.value);
    if (!typed) return;
    const [x, y] = toSpot(typed);
    const isShown = Math.abs(x) <= wide / 2 && Math.abs(y) <= height / perMetre / 2;
    said.textContent = isShown ? '' : messages.outside;
    if (!isShown) return;
    spot = [x, y];
    drawSign();
  };
  latitude.addEventListener('change', follow);
  longitude.addEventListener('change', follow);
}

function within(metres: number, half: number): number {
  return Math.min(half, Math.max(-half, metres));
}

function inputOf(id: string | undefined): HTMLInputElement | null {
  const found = id === undefined ? null : document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
}
