import { localPath } from '#app/platform/locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/llms';
import { llmsText } from './llms-text.ts';
import { machineAnswer } from './machine-answer.server.ts';

export function loader(args: Route.LoaderArgs) {
  const { content, site, today, locale } = pageOf(args);
  const others = content.clinic.locales
    .filter((each) => each !== locale)
    .map((each) => ({ locale: each, url: site.shared(localPath(each, '/llms.txt')) }));
  const text = llmsText(content, { site, today, others });
  return machineAnswer(args.request, { type: 'text/plain; charset=utf-8', text });
}
