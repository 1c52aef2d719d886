/** A colour of a screen, '#rrggbb' in lower case. */
export type Hex = string;
/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. https://www.w3.org/TR/css-color-4/#ok-lab */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Three = readonly [number, number, number];

/** Steps in which chroma is given up until the screen can show a colour. */
const CHROMA_STEP = 0.004;

export function oklchOf(hex: Hex): Oklch {
  const [red, green, blue] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (hue + 360) % 360,
  };
}

/** The nearest colour that a screen can show: as light, of the same hue, with less chroma where it has to be. */
export function hexOf({ lightness, chroma, hue }: Oklch): Hex {
  const light = Math.min(1, Math.max(0, lightness));
  for (let least = chroma; least > 0; least -= CHROMA_STEP) {
    const channels = linearOf({ lightness: light, chroma: least, hue });
    if (channels.every((part) => part >= -0.0005 && part <= 1.0005)) return asHex(channels);
  }
  return asHex(linearOf({ lightness: light, chroma: 0, hue }));
}

/** Contrast after WCAG 2, 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: Hex): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf({ lightness, chroma, hue }: Oklch): Three {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Red, green and blue as light, 0 to 1. */
function channelsOf(hex: Hex): Three {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function asHex(channels: Three): Hex {
  const parts = channels.map((part) => {
    const clipped = Math.min(1, Math.max(0, part));
    const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
