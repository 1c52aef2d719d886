type PageToastProps = { text: string; tone?: 'plain' | 'bad' };

/**
 * What the page has to say when it comes, as a toast. Only repeats what the page says anyway: without a script there
 * is none, and it goes after five seconds.
 */
export function PageToast({ text, tone = 'plain' }: PageToastProps) {
  return <span hidden data-toast={text} data-tone={tone} />;
}
