import { islandsImports, islandsUrl } from 'virtual:islands';

/** The small script of the content pages. */
export function IslandsScript() {
  return (
    <>
      {islandsImports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={islandsUrl} />
    </>
  );
}
