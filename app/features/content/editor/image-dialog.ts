import { IMAGE_LIST_PATH, IMAGES_PATH } from '#app/features/images/image-fields.ts';
import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import { imageFile, imageWidths, readImageName } from '#app/platform/image-name.ts';
import { make, makeButton, openDialog } from './elements.ts';

const texts = staffEditor.image;
const ID = 'editor-image';

export type ChosenPicture = { name: string; alt: string; credit: string };
type Library = { pictures: ChosenPicture[]; hasMore: boolean };

/** Lets somebody choose a picture of the library. */
export function openImageDialog(choose: (picture: ChosenPicture) => void): void {
  const search = make('input', { id: ID, type: 'search', class: 'input', autocomplete: 'off' });
  const label = make('label', { class: 'field-label', for: ID }, texts.search);
  const go = make(
    'button',
    { class: 'button button-secondary' },
    make('span', {}, texts.searchButton),
  );
  const row = make('div', { class: 'search-box-row' }, search, go);
  const form = make('form', { class: 'search-box' }, label, row);
  const status = make('p', { role: 'status' });
  const list = make('ul', { class: 'editor-pictures' });
  const more = makeButton('secondary', texts.more, () => void show(page + 1));
  const upload = make('a', { href: IMAGES_PATH, target: '_blank' }, texts.upload);
  const rest = make('p', {}, upload);
  const opened = { id: ID, title: texts.title, close: staffEditor.close };
  const dialog = openDialog(opened, form, status, list, more, rest);
  let page = 1;
  let asked = 0;

  async function show(wanted: number): Promise<void> {
    asked += 1;
    const turn = asked;
    status.textContent = texts.loading;
    more.hidden = true;
    const library = await readLibrary(search.value, wanted);
    // Another search has overtaken this one.
    if (turn !== asked) return;
    if (wanted === 1) list.replaceChildren();
    status.textContent = messageOf(library);
    list.append(...(library?.pictures ?? []).map(tileOf));
    more.hidden = !library?.hasMore;
    page = wanted;
  }

  function tileOf(picture: ChosenPicture): HTMLLIElement {
    const { width = 1, height = 1 } = readImageName(picture.name) ?? {};
    const smallest = imageWidths(width)[0] ?? width;
    const shown = make('img', {
      ...{ alt: '', width: String(width), height: String(height), loading: 'lazy' },
      src: imageFile(picture.name, smallest),
    });
    const button = make('button', { type: 'button', 'aria-label': texts.choose(picture.alt) });
    button.append(shown, make('span', {}, picture.alt));
    button.addEventListener('click', () => {
      dialog.close();
      choose(picture);
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
  if (!library) return texts.failed;
  return library.pictures.length > 0 ? '' : texts.empty;
}

/** @returns null when the library cannot be had, also because the session has ended */
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
  const pictures = answer.images.filter(isRecord).map(({ name, alt, credit }) => ({
    name: String(name),
    alt: String(alt),
    credit: typeof credit === 'string' ? credit : '',
  }));
  const hasMore = Number(answer.page) < Number(answer.pageCount);
  return { pictures: pictures.filter(({ name }) => readImageName(name)), hasMore };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
