import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Offered, Place, Wishes } from './waiting-parts.tsx';
import type { WaitingNews, WaitingView } from './waiting-view.ts';

type WaitingScreenProps = {
  view: WaitingView;
  news: WaitingNews | null;
  errors: readonly FieldError[];
};

/** The page of somebody who waits. Looking changes nothing; each button is a form of its own. */
export function WaitingScreen({ view, news, errors }: WaitingScreenProps) {
  const { page } = useMessages(waitlistMessages);
  if (view.kind === 'gone') return <Over title={page.gone.title} text={page.gone.text} />;
  if (view.kind === 'ended')
    return (
      <Over title={page.title} text={news === 'saiu' ? page.news.saiu : page.ended[view.reason]}>
        {view.toAppointment ? (
          <LinkButton href={view.toAppointment}>{page.toAppointment}</LinkButton>
        ) : null}
      </Over>
    );
  return (
    <>
      <PageHeader title={page.title} lead={view.what} />
      <div className="waiting">
        <ErrorSummary title={page.errorTitle} errors={errors} />
        {news && errors.length === 0 ? (
          <Notice tone="success" role="status">
            <p>{page.news[news]}</p>
          </Notice>
        ) : null}
        {view.offer ? <Offered offer={view.offer} /> : null}
        <Place view={view} />
        {view.wishes ? <Wishes wishes={view.wishes} errors={errors} /> : null}
        <section className="flow">
          <h2>{page.other}</h2>
          <form method="post">
            <ButtonRow>
              <Button name="acao" value={view.isPaused ? 'voltar' : 'pausar'} look="secondary">
                {view.isPaused ? page.resume : page.pause}
              </Button>
              <Button name="acao" value="sair" look="quiet">
                {page.leave}
              </Button>
            </ButtonRow>
          </form>
        </section>
      </div>
    </>
  );
}

function Over({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: React.ReactNode;
}) {
  const { page } = useMessages(waitlistMessages);
  const local = useLocalPath();
  return (
    <>
      <PageHeader title={title} lead={text} />
      <ButtonRow>
        {children}
        <a className="button button-secondary" href={local('/agendamento')}>
          <span>{page.again}</span>
        </a>
      </ButtonRow>
    </>
  );
}
