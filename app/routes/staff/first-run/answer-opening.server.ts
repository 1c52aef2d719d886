import { reasonField } from '#app/features/first-run/go-live.ts';
import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import { formText } from '#app/platform/form-values.ts';
import type { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { openSite, waiversOf } from '#app/site-content/opening/open-site.server.ts';
import { type answersKeeping, done } from './keep-reasons.server.ts';

const { refusals, items: itemWords } = staffPublish;

type Change = { seenVersion: number; by: number };
type Opening = {
  form: FormData;
  change: Change;
  refused: ReturnType<typeof answersKeeping>['refused'];
};

/** Opens the site, or says what still lacks. */
export async function answerOpening(
  services: ReturnType<typeof staffPageOf>['services'],
  { form, change, refused }: Opening,
) {
  const waived = waiversOf((item) => formText(form, reasonField(item)));
  const opened = await openSite(services, { waived, ...change });
  if (opened.ok) return done('aberto');
  if (opened.refusal === 'changed') return refused('chave', refusals.changed);
  const titles = opened.refusal.lacks.map((name) => itemWords[name].title).join(', ');
  const [first = 'chave'] = opened.refusal.lacks;
  return refused(first, refusals.lacks(titles), 422);
}
