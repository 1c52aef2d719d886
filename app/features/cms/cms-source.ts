import { type CmsSettings, cmsSettings } from '#app/clinic/cms-fields.ts';

/** Where texts come from, by configuration and by what staff have settled. */
export type CmsSource = CmsSettings & {
  /** Whether the address is the environment's, which staff cannot change on screen. */
  isFixed: boolean;
};

const NOTHING: CmsSettings = {
  isOn: false,
  address: null,
  showsOwn: true,
  showsPages: false,
  secretNumber: 0,
};

/**
 * The source in force. An address of the environment wins, and switches the source on until staff switch it off.
 * @param stored value of the setting 'cms'; undefined while nobody has set it
 * @param fixed address of the environment
 */
export function cmsSourceOf(stored: unknown, fixed: string | undefined): CmsSource {
  const set = stored === undefined ? undefined : cmsSettings.parse(stored);
  const isFixed = fixed !== undefined;
  const settings = set ?? { ...NOTHING, isOn: isFixed };
  return { ...settings, address: fixed ?? settings.address, isFixed };
}

/** The address that is read now; null while nothing is. */
export function readAddress({ isOn, address }: Pick<CmsSource, 'isOn' | 'address'>): string | null {
  return isOn ? address : null;
}
