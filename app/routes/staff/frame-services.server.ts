import type { AppServices } from '#app/context/app-services.ts';

/** Services read by the loaders of the root and of the frame. */
const FRAME_SERVICES = new Set<PropertyKey>([
  // Whether mails go out.
  'checks',
  'clinic',
  'contents',
  'clock',
  'env',
  'log',
  'mailTrouble',
  'preview',
] satisfies (keyof AppServices)[]);

/** Services for a refused request: enough for the frame around the refusal, without stored data. */
export function forFrameOnly(services: AppServices, refusal: unknown): AppServices {
  return new Proxy(services, {
    get(all, name) {
      if (!FRAME_SERVICES.has(name)) throw refusal;
      return Reflect.get(all, name);
    },
  });
}
