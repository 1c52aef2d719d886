type PageToastProps = { text: string; tone?: 'plain' | 'bad' };

/**
 * A message shown as a toast when the page loads. It only repeats what the page says anyway: without JavaScript
 * there is no toast, and it disappears after five seconds.
 */
export function PageToast({ text, tone = 'plain' }: PageToastProps) {
  return <span hidden data-toast={text} data-tone={tone} />;
}
