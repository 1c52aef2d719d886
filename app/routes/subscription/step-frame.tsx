import { PlanNotice } from '#app/features/plans/plan-parts.tsx';
import { SubscribeFrame } from '#app/features/subscriptions/subscribe-frame.tsx';
import type { Locale } from '#app/platform/locale.ts';

type StepFrameProps = {
  loaderData: {
    frame: React.ComponentProps<typeof SubscribeFrame>['frame'];
    notice: string;
    locale: Locale;
  };
  children: React.ReactNode;
};

/** A screen of the way to a contract, with the fixed notice below it. */
export function StepFrame({ loaderData, children }: StepFrameProps) {
  const { frame, notice, locale } = loaderData;
  return (
    <div className="screen">
      <div className="wrap">
        <SubscribeFrame frame={frame} notice={<PlanNotice notice={notice} locale={locale} />}>
          {children}
        </SubscribeFrame>
      </div>
    </div>
  );
}
