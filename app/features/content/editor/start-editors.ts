import { editText } from './edit-text.ts';

for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-markdown-editor]'))
  editText(area);
