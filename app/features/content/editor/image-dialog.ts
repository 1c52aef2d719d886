import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import { make } from '#app/platform/browser/make.ts';
import {
  IMAGE_LIST_PATH,
  IMAGES_PATH,
  imagePath,
  imageWidths,
  readImageName,
} from '#app/platform/image-name.ts';
import { makeButton, openDialog } from './elements.ts';

const messages = staffEditor.image;
const ID = 'editor-image';

export type ChosenImage = { name: string; alt: string; credit: string };
type Library = { images: ChosenImage[]; hasMore: boolean };

/** Opens a dialog to choose an image of the library. */
export function openImageDialog(choose: (image: ChosenImage) => void): void {
  const search = make('input', { id: ID, type: 'search', class: 'input', autocomplete: 'off' });
  const label = make('label', { class: 'field-label', for: ID }, messages.search);
  const go = make(
    'button',
    { class: 'button button-secondary' },
    make('span', {}, messages.searchButton),
  );
  const row = make('div', { class: 'search-box-row' }, search, go);
  const form = make('form', { class: 'search-box' }, label, row);
  const status = make('p', { role: 'status' });
  const list = make('ul', { class: 'editor-pictures' });
  const more = makeButton('secondary', messages.more, () => void show(page + 1));
  const upload = make('a', { href: IMAGES_PATH, target: '_blank' }, messages.upload);
  const rest = make('p', {}, upload);
  const opened = { id: ID, title: messages.title, close: staffEditor.close };
  const dialog = openDialog(opened, form, status, list, more, rest);
  let page = 1;
  let requests = 0;

  async function show(request: number): Promise<void> {
    requests += 1;
    const turn = requests;
    status.textContent = messages.loading;
    more.hidden = true;
    const library = await readLibrary(search.value, request);
    // A newer search has replaced this one.
    if (turn !== requests) return;
    if (request === 1) list.replaceChildren();
    status.textContent = messageOf(library);
    list.append(...(library?.images ?? []).map(tileOf));
    more.hidden = !library?.hasMore;
    page = request;
  }

  function tileOf(image: ChosenImage): HTMLLIElement {
    const { width = 1, height = 1 } = readImageName(image.name) ?? {};
    const smallest = imageWidths(width)[0] ?? width;
    const shown = make('img', {
      ...{ alt: '', width: String(width), height: String(height), loading: 'lazy' },
      src: imagePath(image.name, smallest),
    });
    const button = make('button', { type: 'button', 'aria-label': messages.choose(image.alt) });
    button.append(shown, make('span', {}, image.alt));
    button.addEventListener('click', () => {
      dialog.close();
      choose(image);
    });
    return make('li', {}, button);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(1);
  });
  void show(1);
}

function messageOf(library: Library | null): string {
  if (!library) return messages.failed;
  return library.images.length > 0 ? '' : messages.empty;
}

/** @returns null when the library cannot be loaded, also after the session has ended */
async function readLibrary(search: string, page: number): Promise<Library | null> {
  const query = new URLSearchParams({ busca: search, pagina: String(page) });
  try {
    const answer = await fetch(`${IMAGE_LIST_PATH}?${query}`, { redirect: 'error' });
    return answer.ok ? libraryOf(await answer.json()) : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function libraryOf(answer: unknown): Library | null {
  if (!isRecord(answer) || !Array.isArray(answer.images)) return null;
  const images = answer.images.filter(isRecord).map(({ name, alt, credit }) => ({
    name: String(name),
    alt: String(alt),
    credit: typeof credit === 'string' ? credit : '',
  }));
  const hasMore = Number(answer.page) < Number(answer.pageCount);
  return { images: images.filter(({ name }) => readImageName(name)), hasMore };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
