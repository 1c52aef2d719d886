import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { localPath } from '#app/platform/locale.ts';
import { STAFF_ROUTES } from '#app/routes/staff/policies.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, test } from './fixtures.ts';
import { answersOfAdult, EXAM, PATHS, walkTo } from './journey.ts';
import { signIn } from './staff.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes attributes and elements so; browsers read them alike.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Numbers may be broken where letters are large, and search engines cut titles as they like.
      'tel-non-breaking': 'off',
      'long-title': 'off',
      // Times are part of ids; the standard only forbids spaces.
      'valid-id': ['error', { relaxed: true }],
      // Boxes to tick share a name: the server reads a list.
      'form-dup-name': 'off',
    },
  }),
);

/** What is written on purpose. */
const ON_PURPOSE: { message: RegExp; why: string }[] = [
  {
    message: /autocomplete.*<input type="radio">/i,
    why: 'Firefox else keeps the choices of the vision simulator over a reload, but not its picture.',
  },
  {
    message: /"autocapitalize" is not allowed on <input type="password">/,
    why: 'The button beside it makes it a text field.',
  },
];

/** All but the stream, which has no end. */
const STAFF = STAFF_ROUTES.map(({ pattern }) => pattern).filter(
  (pattern) => !pattern.includes(':') && pattern !== AGENDA_PATHS.live,
);

test('the HTML of every route is valid', async ({ page, site, routes, record, clinicName }) => {
  const pages = routes.filter(({ kind }) => kind !== 'redirect');
  const inEveryLanguage = (path: string) => record.locales.map((locale) => localPath(locale, path));
  const PUBLIC = pages.flatMap(({ paths: [path = '/'] }) => inEveryLanguage(path));
  await walkTo(page, 'check', answersOfAdult(site.newPhone(), { service: EXAM[clinicName] }));
  const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone: site.newPhone() });
  await page.goto(manageUrl);
  await signIn(page, site, { role: 'administrator' });
  const own = [
    '/meu-agendamento',
    '/meu-agendamento/remarcar',
    '/meu-agendamento/cancelar',
    '/meu-agendamento/comprovante',
  ];
  const found: string[] = [];
  let seen = 0;
  for (const path of [...PUBLIC, ...Object.values(PATHS), ...own, ...STAFF]) {
    const answer = await page.request.get(path);
    if (!/^text\/html/.test(answer.headers()['content-type'] ?? '')) continue;
    seen += 1;
    const { results } = await validator.validateString(await answer.text());
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      if (!ON_PURPOSE.some((each) => each.message.test(message)))
        found.push(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(PUBLIC.length + 30);
});
