import type { ChargeMessages } from '#app/locales/payments/charge.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';

type PixCodeProps = {
  messages: ChargeMessages['pix'];
  brCode: string;
  amount: string;
  /** As the payer's bank shows it; null where only the provider knows. */
  receiver: string | null;
};

/** A Pix to scan or to copy, and what to compare before paying. */
export function PixCode({ messages, brCode, amount, receiver }: PixCodeProps) {
  return (
    <section className="pix stack" aria-labelledby="pix">
      <h2 id="pix">{messages.title}</h2>
      <ol className="pix-steps">
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="pix-ways">
        <div
          className="pix-copy stack"
          data-copied={messages.copied}
          data-selected={messages.selected}
        >
          <label htmlFor="pix-codigo">{messages.code}</label>
          <p className="small" id="pix-dica">
            {messages.codeHint}
          </p>
          <textarea
            id="pix-codigo"
            className="input input-full pix-text"
            aria-describedby="pix-dica"
            readOnly
            rows={7}
            defaultValue={brCode}
            spellCheck={false}
          />
          <div className="needs-script no-print">
            <Button type="button" look="secondary">
              {messages.copy}
            </Button>
          </div>
          <p role="status" />
        </div>
        <QrCode text={brCode} label={messages.qr(amount)} />
      </div>
      <Notice tone="warning" title={messages.check} titleLevel={3}>
        <SummaryList
          rows={[
            ...(receiver ? [{ label: messages.receiver, value: receiver }] : []),
            { label: messages.amount, value: amount },
          ]}
        />
        <p>{messages.wrongName}</p>
      </Notice>
    </section>
  );
}
