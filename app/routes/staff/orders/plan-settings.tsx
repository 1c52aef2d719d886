import { placeOf } from '#app/features/clinic-record/sections.ts';
import { readSettings } from '#app/features/compliance/clinic-settings.server.ts';
import { AdminTable } from '#app/features/privacy-admin/admin-table.tsx';
import { ORDERS_PATH, PLAN_SETTINGS_PATH } from '#app/features/subscriptions/order-filter.ts';
import { askedPrice, shownPlanHistory } from '#app/features/subscriptions/plan-history.server.ts';
import { readVersion } from '#app/features/subscriptions/plan-price-changes.server.ts';
import { priceRows } from '#app/features/subscriptions/plan-settings/price-rows.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/plan-settings';
import { answerPlanSettings } from './plan-settings.server.ts';
import { PriceForm } from './price-form.tsx';

const labels = staffOrders.settings;
const FLEX_PATH = placeOf('flexMonthlyCents')?.href;
const QUANTITIES_PATH = placeOf('yearPlans')?.href;

export async function loader(args: Route.LoaderArgs) {
  const { services, today, url, may } = staffPageOf(args);
  const { clinic, pages } = services.contents['pt-BR'];
  const { value: prices, version } = await readVersion(services.db);
  const offer = (await readSettings(services.db)).get('plans');
  const plans = clinic.yearPlans.map(({ slug, isArchived }) => ({
    ...{ slug, isArchived },
    name: pages.planTexts.find((text) => text.slug === slug)?.name ?? slug,
  }));
  const told = url.searchParams.get('avisados');
  const saved = url.searchParams.has('feito') ? labels.saved : null;
  return {
    isOn: clinic.plansEnabled,
    flexPath: may('clinic.manage') ? FLEX_PATH : null,
    quantitiesPath: may('clinic.manage') ? QUANTITIES_PATH : null,
    offerVersion: offer?.version ?? 0,
    pricesVersion: version,
    plans,
    rows: priceRows({ ...clinic, planPrices: prices }, plans, today),
    history: await shownPlanHistory({ db: services.db, url }, plans),
    asked: await askedPrice({ db: services.db, url }),
    news: told === null ? saved : labels.told(Number(told)),
  };
}

export const action = (args: Route.ActionArgs) => answerPlanSettings(args);

export default function PlanSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, offerVersion, pricesVersion, plans, rows, history, news, asked } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={labels.title}
      lead={labels.lead}
      back={{ href: ORDERS_PATH, label: staffOrders.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {news && !actionData ? (
        <Notice tone="success" role="status">
          <p>{news}</p>
        </Notice>
      ) : null}
      <div className="stack">
        <h2>{labels.offer}</h2>
        <p>
          <strong>{isOn ? labels.isOn : labels.isOff}</strong>
        </p>
        <p className="small reading">{labels.offerHint}</p>
        <form method="post">
          <input type="hidden" name="versao" value={offerVersion} />
          <Button name="acao" value={isOn ? 'tirar' : 'mostrar'} look="secondary">
            {isOn ? labels.turnOff : labels.turnOn}
          </Button>
        </form>
        <h2>{labels.prices}</h2>
        <AdminTable caption={labels.prices} columns={labels.priceColumns} rows={rows} />
        <PriceForm
          plans={plans.filter(({ isArchived }) => !isArchived)}
          version={actionData?.seenVersion ?? pricesVersion}
          values={actionData?.values ?? asked?.values}
          filled={actionData ? null : (asked?.filled ?? null)}
          errors={errors}
          effects={actionData?.effects ?? null}
        />
        <RecordLink href={loaderData.quantitiesPath} label={labels.quantities} />
        <RecordLink href={loaderData.flexPath} label={labels.flex} />
        <HistorySection {...history} href={PLAN_SETTINGS_PATH} />
      </div>
    </StaffScreen>
  );
}

/** To what is set in the clinic's record; nothing for who may not. */
function RecordLink({ href, label }: { href: string | null | undefined; label: string }) {
  return href ? (
    <p>
      <a href={href}>{label}</a>
    </p>
  ) : null;
}
