import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LocaleProvider, useLocale } from '#app/locales/use-locale.ts';
import { LOCALES, type Locale } from '#app/platform/locale.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { TableOfContents } from '#app/ui/table-of-contents/table-of-contents.tsx';
import { forceMedia } from './forced-media.ts';
import '#app/ui/file-field/file-field.css';
import './gallery.css';
import { type ComponentExamples, UI_EXAMPLES } from './ui-examples.ts';

export function meta() {
  return [{ title: 'Galeria de componentes' }, { name: 'robots', content: 'noindex' }];
}

const SWITCHES = [
  {
    name: 'cores',
    legend: 'Cores',
    values: { '': 'aparelho', light: 'claras', dark: 'escuras' },
  },
  {
    name: 'contraste',
    legend: 'Contraste',
    values: { '': 'aparelho', 'no-preference': 'normal', more: 'alto' },
  },
  {
    name: 'idioma',
    legend: 'Idioma dos componentes',
    values: { '': 'página', 'pt-BR': 'português', 'en-US': 'inglês' },
  },
] as const;

/** Every component of app/ui in all its states; only in development. The switches are in the address. */
export default function Gallery() {
  const [params, setParams] = useSearchParams();
  const pageLocale = useLocale();
  const locale = LOCALES.find((each) => each === params.get('idioma')) ?? pageLocale;
  const scheme = oneOf(['light', 'dark'], params.get('cores'));
  const contrast = oneOf(['no-preference', 'more'], params.get('contraste'));
  useEffect(() => forceMedia({ scheme, contrast }), [scheme, contrast]);
  // An error summary among the examples takes focus and scrolls the page.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="gallery">
      <PageHeader kicker="Só em desenvolvimento" title="Galeria de componentes" />
      <form
        className="gallery-switches"
        onChange={(event) => setParams(answersOf(event.currentTarget), { replace: true })}
      >
        {SWITCHES.map(({ name, legend, values }) => (
          <RadioList
            key={name}
            name={name}
            legend={legend}
            layout="grid"
            options={Object.entries(values).map(([value, label]) => ({
              value,
              label,
              isChecked: value === (params.get(name) ?? ''),
            }))}
          />
        ))}
      </form>
      <TableOfContents
        id="gallery-contents"
        title="Componentes"
        links={UI_EXAMPLES.map(({ component }) => ({ href: `#${component}`, label: component }))}
      />
      {UI_EXAMPLES.map((each) => (
        <Examples key={each.component} {...each} locale={locale} />
      ))}
    </div>
  );
}

function Examples({ component, examples, locale }: ComponentExamples & { locale: Locale }) {
  return (
    <section id={component} className="gallery-component" aria-labelledby={`${component}-title`}>
      <h2 id={`${component}-title`}>{component}</h2>
      {examples.map(({ name, element }) => (
        <div key={name}>
          <p className="gallery-name">{name}</p>
          <div className="gallery-example" data-example={`${component} ${name}`}>
            <LocaleProvider value={locale}>{element}</LocaleProvider>
          </div>
        </div>
      ))}
    </section>
  );
}

function oneOf<Value extends string>(values: readonly Value[], params: string | null) {
  return values.find((value) => value === params);
}

function answersOf(form: HTMLFormElement): URLSearchParams {
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') answers.set(name, value);
  }
  return answers;
}
