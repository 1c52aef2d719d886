import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type FileRefusal, pointFrom, type ReadElements } from './map-element.ts';

type Node = { point: MapPoint; tags: Map<string, string> };
type Way = { refs: string[]; tags: Map<string, string> };
type Tag = { name: string; isEnd: boolean; isEmpty: boolean; attributes: string };

/** More than anything has that is drawn. */
const KEPT_TAGS = 100;

/**
 * Reads OpenStreetMap's own format, as the site's "Exportar" gives it. It goes through the text once and knows five
 * elements; a document type, and with it every entity of the file's own, is refused before anything is expanded.
 */
export function readOsmXml(text: string): Result<ReadElements, FileRefusal> {
  const file = newFile();
  let depth = 0;
  let hasRoot = false;
  for (const found of tagsOf(text)) {
    if (!found.ok) return found;
    const tag = found.value;
    if (tag.isEnd) {
      depth -= 1;
      if (depth < 0) return refuse('broken');
      endElement(file, tag.name);
      continue;
    }
    if (depth === 0 && (hasRoot || tag.name !== 'osm')) return refuse('not-a-map');
    hasRoot = true;
    if (!tag.isEmpty) depth += 1;
    startElement(file, tag);
  }
  if (!hasRoot) return refuse('not-a-map');
  if (depth !== 0) return refuse('broken');
  const { nodes, ways, relations } = file;
  return ok({ elements: elementsOf(nodes, ways), relations });
}

type Open = { tags: Map<string, string>; refs?: string[] };
type File = {
  nodes: Map<string, Node>;
  ways: Way[];
  relations: number;
  /** The element of which the next tags speak. */
  open: Open | undefined;
};

function newFile(): File {
  return { nodes: new Map(), ways: [], relations: 0, open: undefined };
}

function startElement(file: File, { name, isEmpty, attributes }: Tag): void {
  const value = (key: keyof typeof ATTRIBUTES) => attribute(attributes, key) ?? '';
  const { open } = file;
  if (name === 'node') {
    const node = { point: pointFrom(value('lat'), value('lon')), tags: new Map<string, string>() };
    const { point, tags } = node;
    if (point) file.nodes.set(value('id'), { point, tags });
    file.open = isEmpty ? undefined : { tags };
  } else if (name === 'way') {
    const way = { refs: [], tags: new Map<string, string>() };
    file.ways.push(way);
    file.open = isEmpty ? undefined : way;
  } else if (name === 'relation') {
    file.relations += 1;
    file.open = undefined;
  } else if (name === 'nd') open?.refs?.push(value('ref'));
  else if (name === 'tag' && open && open.tags.size < KEPT_TAGS)
    open.tags.set(value('k'), value('v'));
}

function endElement(file: File, name: string): void {
  if (name === 'node' || name === 'way' || name === 'relation') file.open = undefined;
}

function elementsOf(nodes: ReadonlyMap<string, Node>, ways: readonly Way[]) {
  const spots = [...nodes.values()]
    .filter(({ tags }) => tags.size > 0)
    .map(({ point, tags }) => ({ tags, points: [point] }));
  const lines = ways.map(({ refs, tags }) => ({
    tags,
    points: refs.flatMap((ref) => {
      const node = nodes.get(ref);
      return node ? [node.point] : [];
    }),
  }));
  return [...spots, ...lines.filter(({ points }) => points.length > 1)];
}

/** The tags of an XML text in their order; comments, instructions and words between tags are passed over. */
function* tagsOf(text: string): Generator<Result<Tag, FileRefusal>> {
  let at = text.indexOf('<');
  while (at >= 0) {
    if (text.startsWith('<!--', at) || text.startsWith('<?', at)) {
      const closing = text.startsWith('<?', at) ? '?>' : '-->';
      const end = text.indexOf(closing, at + 2);
      if (end < 0) return yield refuse('broken');
      at = text.indexOf('<', end);
      continue;
    }
    if (text.startsWith('<!', at)) return yield refuse('document-type');
    const end = endOfTag(text, at + 1);
    if (end < 0) return yield refuse('broken');
    yield tagIn(text.slice(at + 1, end));
    at = text.indexOf('<', end);
  }
}

const MARKS = /["'<>]/g;

/** Where the tag ends: a sign that is larger may stand in quotes. */
function endOfTag(text: string, from: number): number {
  let at = from;
  for (;;) {
    MARKS.lastIndex = at;
    const found = MARKS.exec(text);
    if (!found || found[0] === '<') return -1;
    if (found[0] === '>') return found.index;
    const closing = text.indexOf(found[0], found.index + 1);
    if (closing < 0) return -1;
    at = closing + 1;
  }
}

function tagIn(inner: string): Result<Tag, FileRefusal> {
  const isEnd = inner.startsWith('/');
  const isEmpty = inner.endsWith('/') && !isEnd;
  const body = inner.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined);
  const [name = ''] = /^[A-Za-z_][\w.:-]{0,40}(?=\s|$)/.exec(body) ?? [];
  if (!name) return refuse('broken');
  return ok({ name, isEnd, isEmpty, attributes: body.slice(name.length) });
}

const ATTRIBUTES = {
  id: /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  lat: /\slat\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  lon: /\slon\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  ref: /\sref\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  k: /\sk\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  v: /\sv\s*=\s*(?:"([^"]*)"|'([^']*)')/,
} as const;

function attribute(attributes: string, name: keyof typeof ATTRIBUTES): string | undefined {
  const found = ATTRIBUTES[name].exec(attributes);
  return found ? plain(found[1] ?? found[2] ?? '') : undefined;
}

const PREDEFINED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The five entities that every XML has, and characters by number. Others are left out: nothing defines them. */
function plain(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,20});/gi, (_, name: string) => {
    if (!name.startsWith('#')) return PREDEFINED[name] ?? '';
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}
