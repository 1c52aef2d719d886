const NUMBER = /^[\s(]*(?:\d{1,3}|[a-z])[.)]/i;

/**
 * Turns paragraphs that a word processor marks as list items into lists. Lists have one level here: an item below
 * another is an item of the same list.
 * @param styleOf an element's style as it was written
 */
export function makeLists(body: HTMLElement, styleOf: (element: Element) => string): void {
  let list: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const [, level] = /\bmso-list:\s*l\d+(?:\s+level(\d))?/i.exec(styleOf(paragraph)) ?? [];
    if (!/\bmso-list:\s*l\d/i.test(styleOf(paragraph))) continue;
    const bullet = takeBullet(paragraph);
    const isInner = list !== undefined && Number(level ?? 1) > 1;
    const kind = isInner ? list?.localName : NUMBER.test(bullet) ? 'ol' : 'ul';
    if (kind === undefined) continue;
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    removeBlanksBefore(paragraph);
    if (list?.localName === kind && paragraph.previousSibling === list) {
      paragraph.remove();
    } else {
      list = body.ownerDocument.createElement(kind);
      paragraph.replaceWith(list);
    }
    list.append(item);
  }
}

/** Removes the bullet or number, which stands between two comments. @returns its text */
function takeBullet(paragraph: Element): string {
  const comments = commentsIn(paragraph);
  const start = comments.findIndex(({ data }) => /^\[if !supportLists\]$/i.test(data));
  const [from, to] = [comments[start], comments.slice(start).find(isEnd)];
  if (!from || !to) return '';
  const range = paragraph.ownerDocument.createRange();
  range.setStartBefore(from);
  range.setEndAfter(to);
  const bullet = range.toString();
  range.deleteContents();
  return bullet;
}

function isEnd({ data }: Comment): boolean {
  return /^\[endif\]$/i.test(data);
}

function commentsIn(element: Element): Comment[] {
  const comments: Comment[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  }
  return comments;
}

function removeBlanksBefore(element: Element): void {
  let before = element.previousSibling;
  while (before instanceof Text && before.data.trim() === '') {
    before.remove();
    before = element.previousSibling;
  }
}
