import { Extension, Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isOutsideAddress, isOwnAddress } from '#app/platform/browser/own-address.ts';
import { imagePath, readImageName } from '#app/platform/image-name.ts';
import { TABLE_EXTENSIONS } from './table-nodes.ts';

// The nodes that `readTextBlocks` can represent, and no others.

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  // The page title is the only h1, and levels below h3 do not exist.
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [node.attrs.level === 3 ? 'h3' : 'h2', 0],
  addInputRules() {
    const marks = { 2: /^##\s$/, 3: /^###\s$/ };
    return Object.entries(marks).map(([level, find]) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level: Number(level) } }),
    );
  },
  addKeyboardShortcuts() {
    const toggle = (level: number) => () =>
      this.editor.commands.toggleNode('heading', 'paragraph', { level });
    return { 'Mod-Alt-2': toggle(2), 'Mod-Alt-3': toggle(3) };
  },
});

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem('listItem'),
      'Shift-Enter': () => this.editor.commands.splitListItem('listItem'),
    };
  },
});

/** Words of somebody else: paragraphs and nothing else. */
const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^>\s$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') };
  },
});

/** An image of the library; other images are dropped. */
const ImageNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    name: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    credit: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-name]',
      getAttrs: (img) => {
        const { name = '', credit = '' } = img.dataset;
        const alt = img.getAttribute('alt')?.trim();
        return readImageName(name) && alt ? { name, alt, credit } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { name, alt, credit } = node.attrs;
    const { width = 1, height = 1 } = readImageName(String(name)) ?? {};
    return [
      'img',
      {
        ...{ alt, width, height },
        src: imagePath(String(name), width),
        'data-name': name,
        'data-credit': credit,
      },
    ];
  },
});

/** A line break starts a new paragraph: Markdown entries have no other kind. */
const Breaks = Extension.create({
  name: 'breaks',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.splitBlock() };
  },
});

export const EDITOR_EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    underline: false,
    link: {
      autolink: false,
      linkOnPaste: false,
      openOnClick: false,
      isAllowedUri: (href) => isOwnAddress(href) || isOutsideAddress(href),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Heading,
  ListItem,
  ImageNode,
  Quote,
  ...TABLE_EXTENSIONS,
  Breaks,
];
