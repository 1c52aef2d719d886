import type { CmsSettings } from '#app/clinic/cms-fields.ts';
import { formText } from '#app/platform/form-values.ts';
import type { CmsSource } from './cms-source.ts';

/** The form of the source's settings, as it was filled in. */
export type SettingsValues = {
  ligado: boolean;
  endereco: string;
  proprios: boolean;
  paginas: boolean;
};

export function settingsValuesOf(source: CmsSource): SettingsValues {
  return {
    ligado: source.isOn,
    endereco: source.address ?? '',
    proprios: source.showsOwn,
    paginas: source.showsPages,
  };
}

/** @param source in force: an address of the environment is not the form's to change */
export function settingsValuesIn(form: FormData, source: CmsSource): SettingsValues {
  return {
    ligado: formText(form, 'ligado') !== '',
    endereco: source.isFixed ? (source.address ?? '') : formText(form, 'endereco').trim(),
    proprios: formText(form, 'proprios') !== '',
    paginas: formText(form, 'paginas') !== '',
  };
}

/** The settings that the form asks for. @param address as `parseCmsAddress` reads the form's */
export function settingsFrom(
  values: SettingsValues,
  { source, address }: { source: CmsSource; address: string | null },
): CmsSettings {
  return {
    isOn: values.ligado,
    // The environment's is no setting of the clinic's.
    address: source.isFixed ? null : address,
    showsOwn: values.proprios,
    showsPages: values.paginas,
    secretNumber: source.secretNumber,
  };
}
