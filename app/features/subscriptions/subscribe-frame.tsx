import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { SUBSCRIBE_PATH } from './order-draft.ts';

type SubscribeFrameProps = {
  frame: { backHref: string; plan: string; planName: string; price: string };
  /** Says on every page that this is no health insurance. */
  notice: React.ReactNode;
  children: React.ReactNode;
};

/** Frame of every screen: way back, the chosen plan with its price, the fixed notice. */
export function SubscribeFrame({ frame, notice, children }: SubscribeFrameProps) {
  const messages = useMessages(subscribeMessages);
  const local = useLocalPath();
  return (
    <div className="subscribe stack">
      <BackLink href={frame.backHref} />
      <p className="subscribe-chosen">
        <span>
          <span className="visually-hidden">{messages.chosen}: </span>
          {frame.planName} · {frame.price}
        </span>
        <a href={local(`${SUBSCRIBE_PATH}?plano=${frame.plan}`)}>{messages.changePlan}</a>
      </p>
      {children}
      {notice}
    </div>
  );
}

/** The button that goes on; below the form it belongs to. */
export function GoOn({ label }: { label?: string }) {
  const messages = useMessages(subscribeMessages);
  return (
    <p>
      <Button size="large">{label ?? messages.continue}</Button>
    </p>
  );
}
