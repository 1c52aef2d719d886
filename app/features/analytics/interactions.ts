import { homePath } from '#app/platform/locale.ts';
import type { MeasuredEvent } from './events.ts';

/** How far down an article's text counts as having read it. */
const READ_SHARE = 0.9;

/** Tells what readers do with posts and searches. What was searched for is never told. @returns stops */
export function watchInteractions(tell: (event: MeasuredEvent) => void): () => void {
  const found = document.querySelector<HTMLElement>('[data-results]')?.dataset.results;
  if (found !== undefined) tell({ event: 'search_interaction', results_count: Number(found) || 0 });

  const slug = /^\/blog\/([a-z0-9-]+)$/.exec(homePath(location.pathname))?.[1];
  if (!slug) return () => undefined;
  const tellBlog = (action: 'view' | 'read' | 'share') =>
    tell({ event: 'blog_interaction', action, post_slug: slug });
  tellBlog('view');

  const share = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isShare = link && /^https:\/\/wa\.me\/\?text=|^mailto:\?/.test(link.href);
    if (isShare) tellBlog('share');
  };
  const read = () => {
    const article = document.querySelector('article, .prose');
    if (!article) return;
    const { top, height } = article.getBoundingClientRect();
    if (window.innerHeight - top < height * READ_SHARE) return;
    document.removeEventListener('scroll', read);
    tellBlog('read');
  };
  document.addEventListener('click', share);
  document.addEventListener('scroll', read, { passive: true });
  return () => {
    document.removeEventListener('click', share);
    document.removeEventListener('scroll', read);
  };
}
