import { staffMap } from '#app/locales/pt-BR/staff/connections/map.ts';
import { Button } from '#app/ui/button/button.tsx';
import { MAP_PATHS } from './map-paths.ts';

const { history } = staffMap;

type MapHistoryProps = {
  versions: readonly { version: number; isCurrent: boolean; words: string; by: string }[];
  /** The one that the page was made with. */
  version: number;
  mayChange: boolean;
  /** Whether the site has a map of its own. */
  hasOwn: boolean;
};

/** The versions of the map; each can be put on the site again. */
export function MapHistory({ versions, version, mayChange, hasOwn }: MapHistoryProps) {
  return (
    <section className="stack" aria-labelledby="versoes">
      <h2 id="versoes">{history.title}</h2>
      {versions.length === 0 ? (
        <p>{history.none}</p>
      ) : (
        <ul className="map-versions">
          {versions.map((each) => (
            <li key={each.version}>
              <p>
                {each.words}
                {each.isCurrent ? <strong> ({history.current})</strong> : null}
                <br />
                <span className="small">{each.by}</span>
              </p>
              {mayChange && !each.isCurrent ? (
                <Restore target={each.version} version={version}>
                  {history.restore(each.version)}
                </Restore>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayChange && hasOwn ? (
        <Restore target={0} version={version}>
          {history.clear}
        </Restore>
      ) : null}
    </section>
  );
}

type RestoreProps = { target: number; version: number; children: string };

function Restore({ target, version, children }: RestoreProps) {
  return (
    <form method="post" action={MAP_PATHS.staff}>
      <input type="hidden" name="acao" value="voltar" />
      <input type="hidden" name="alvo" value={target} />
      <input type="hidden" name="versao" value={version} />
      <Button look="secondary">{children}</Button>
    </form>
  );
}
