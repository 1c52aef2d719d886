import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';

/** What lacks before a site is opened to everybody; those of the first list may not lack. */
export const MUSTS = [
  'fiction',
  'placeholders',
  'legal',
  'agenda',
  'privacy',
  'two-factors',
] as const;
/** Those that a clinic may open without, with a reason. */
export const WAIVABLE = ['people', 'address', 'https', 'mail', 'backup'] as const;

/** Of the forms on the page of the list. */
export const PUBLISH_FIELDS = {
  act: 'acao',
  version: 'versao',
  privacyVersion: 'versao-lido',
  backupVersion: 'versao-copia',
  hash: 'texto',
  day: 'dia-da-copia',
  /** The page that leads to this one, and is gone back to. */
  from: 'de',
} as const;
/** The box for why the site opens without something. */
export const reasonField = (item: string) => `motivo-${item}`;

export type MustItem = (typeof MUSTS)[number];
export type WaivableItem = (typeof WAIVABLE)[number];
export type ItemName = MustItem | WaivableItem;

export type Lack = {
  text: string;
  /** The same of a step, behind 'ainda falta'; without it the text is that. */
  inStep?: string;
  /** What stands after the text and is no link. */
  detail?: string;
  /** Where it is changed. */
  href?: string | undefined;
};

export type GoLiveItem = {
  name: ItemName;
  /** What lacks; nothing when it is done. */
  lacks: readonly Lack[];
  /** What is known of it, as who ticked it and when. */
  known: readonly string[];
};

export const isMust = (name: ItemName): name is MustItem => MUSTS.some((each) => each === name);

export type Waiver = { item: WaivableItem; reason: string };

/** Names of the items that keep the site closed: every one that lacks and is not waived with a reason. */
export function blockers(items: readonly GoLiveItem[], waived: readonly Waiver[]): ItemName[] {
  const reasons = new Map<string, string>(waived.map(({ item, reason }) => [item, reason.trim()]));
  return items
    .filter(({ lacks }) => lacks.length > 0)
    .map(({ name }) => name)
    .filter((name) => isMust(name) || !reasons.get(name));
}

/** Of an item, in words; as it is where nobody knows it. */
export function itemTitle(item: string): string {
  const words = new Map<string, { title: string }>(Object.entries(staffPublish.items));
  return words.get(item)?.title ?? item;
}
