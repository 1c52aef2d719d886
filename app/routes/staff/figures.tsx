import '#app/features/figures/figures.css';
import { addDays } from '#app/clinic/clinic-time.ts';
import { spokenDate } from '#app/clinic/spoken-date.ts';
import { lastDays, type Period, readPeriod } from '#app/features/figures/period.ts';
import { staffFigures as texts } from '#app/locales/pt-BR/staff-figures.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/figures';
import { readAllFigures } from './figures-data.server.ts';
import { SiteSections, VisitSections } from './figures-view.tsx';
import { staffPageOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

const PATH = '/equipe/numeros';
const QUICK_DAYS = [7, 30, 90, 365];
const NEXT_DAYS = 30;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = await staffPageOf(args, 'figures.read');
  const { period, fault } = readPeriod(url.searchParams, today);
  const next = { from: today, to: addDays(today, NEXT_DAYS - 1) };
  const choices = [
    ...QUICK_DAYS.map((days) => ({
      period: lastDays(days, today),
      label: texts.period.last(days),
    })),
    { period: next, label: texts.period.next(NEXT_DAYS) },
  ];
  return {
    period,
    fault,
    choices: choices.map(({ period: { from, to }, label }) => ({
      href: hrefOf({ from, to }),
      label,
      isCurrent: from === period.from && to === period.to,
    })),
    figures: await readAllFigures(services, period),
  };
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { period, fault, choices, figures } = loaderData;
  return (
    <StaffScreen title={texts.title} lead={texts.lead}>
      {fault ? (
        <Notice tone="warning" role="alert">
          <p>{texts.period.faults[fault]}</p>
        </Notice>
      ) : null}
      <div className="figures-period">
        <Chips label={texts.period.label} chips={choices} />
        <form action={PATH} className="figures-days">
          <DayField name="de" label={texts.period.from} value={period.from} />
          <DayField name="ate" label={texts.period.to} value={period.to} />
          <Button look="secondary">{texts.period.button}</Button>
        </form>
      </div>
      <p>{texts.period.shown(spokenDate(period.from), spokenDate(period.to))}</p>
      <VisitSections figures={figures} />
      <SiteSections figures={figures} />
      <section className="flow figures-section">
        <h2>{texts.errors.title}</h2>
        <p>
          {figures.errorKinds > 0 ? texts.errors.seen(figures.errorKinds) : texts.errors.none}{' '}
          <a href="/equipe/erros">{texts.errors.link}</a>
        </p>
        <p className="small">{texts.errors.limit}</p>
      </section>
      <p className="small figures-print">{texts.print}</p>
    </StaffScreen>
  );
}

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      <input className="input" type="date" id={name} name={name} defaultValue={value} />
    </div>
  );
}

function hrefOf({ from, to }: Period): string {
  return `${PATH}?de=${from}&ate=${to}`;
}
