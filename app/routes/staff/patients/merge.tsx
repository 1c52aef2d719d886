import '#app/features/patients/patients.css';
import { MERGE_STAMP } from '#app/features/patients/patient-paths.ts';
import { staffMerge as labels } from '#app/locales/pt-BR/staff/people/merge.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/merge';
import { comparedPair, mergeByForm } from './merge-page.server.ts';

export const loader = (args: Route.LoaderArgs) => comparedPair(args);

export const action = (args: Route.ActionArgs) => mergeByForm(args);

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stamp, kept, gone, effects, swapHref, backHref, name } = loaderData;
  return (
    <StaffScreen
      title={labels.title}
      lead={labels.lead}
      back={{ href: backHref, label: name }}
      isRefused={actionData !== undefined}
    >
      {actionData ? (
        <Notice tone="warning" role="alert">
          <p>{actionData.message}</p>
        </Notice>
      ) : null}
      <div className="stack">
        <div className="patient-pair">
          <section className="flow">
            <h2>{labels.stays}</h2>
            <SummaryList rows={kept} />
          </section>
          <section className="flow">
            <h2>{labels.goes}</h2>
            <SummaryList rows={gone} />
          </section>
        </div>
        <section className="flow">
          <h2>{labels.what}</h2>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>
                <PhoneText>{effect}</PhoneText>
              </li>
            ))}
          </ul>
          <form method="post">
            {/* Keyed: after a refusal it is based on what is shown now. */}
            <input key={stamp} type="hidden" name={MERGE_STAMP} defaultValue={stamp} />
            <ButtonRow>
              <Button look="danger">{labels.merge}</Button>
              <LinkButton href={swapHref} look="secondary">
                {labels.swap}
              </LinkButton>
            </ButtonRow>
          </form>
        </section>
      </div>
    </StaffScreen>
  );
}
