import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { StateView } from './source-view.ts';

const messages = staffSource;

type SourceStateProps = {
  state: StateView;
  isOn: boolean;
  /** Whether this person may say that the source is empty on purpose. */
  mayChange: boolean;
};

/** How the source is, in one sentence, and the buttons that go with it. */
export function SourceStateNotice({ state, isOn, mayChange }: SourceStateProps) {
  const { tone, words, more, todo, isEmptied } = state;
  return (
    <>
      <Notice tone={tone}>
        <p>
          <strong>{words}</strong>
        </p>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {todo === null ? null : (
          <p>
            <strong>{messages.state.todo}:</strong> {todo}
          </p>
        )}
        {!isOn && !mayChange ? <p>{messages.state.offEditor}</p> : null}
      </Notice>
      {isOn ? (
        <form method="post" className="content-head">
          <Button name="acao" value="atualizar">
            {messages.refresh}
          </Button>
          {isEmptied && mayChange ? (
            <Button name="acao" value="vazio" look="secondary">
              {messages.confirmEmpty}
            </Button>
          ) : null}
        </form>
      ) : null}
    </>
  );
}

type Line = { key: string; title: string; link: string | null; why: string };

/** Entries of the source that are not on the site, each with the reason. */
export function PassedOverList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="source-list">
      {lines.map(({ key, title, link, why }) => (
        <li key={key}>
          <span className="source-name">{link ? <a href={link}>{title}</a> : title}</span>
          <span>{why}</span>
        </li>
      ))}
    </ul>
  );
}

type Pictures = {
  fetched: number;
  waiting: number;
  failing: number;
  failed: readonly { src: string; why: string }[];
};

/** How many pictures have come, and which could not. */
export function PictureState({ pictures }: { pictures: Pictures }) {
  const { fetched, waiting, failing, failed } = pictures;
  return (
    <>
      <p>{messages.pictures.count(fetched, waiting)}</p>
      {failing === 0 ? null : (
        <>
          <p>{messages.pictures.failed(failing)}</p>
          <ul className="source-list">
            {failed.map(({ src, why }) => (
              <li key={src}>
                <a href={src}>{src}</a>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Run = { id: number; when: string; how: string; result: string };

/** The latest runs, the newest first. */
export function RunList({ runs }: { runs: readonly Run[] }) {
  return (
    <ul className="source-list">
      {runs.map(({ id, when, how, result }) => (
        <li key={id}>
          <span>
            <strong>{when}</strong> · {how}
          </span>
          <span>{result}</span>
        </li>
      ))}
    </ul>
  );
}
