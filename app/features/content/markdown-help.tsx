import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';

/** What may stand in a text, for those who write without the editor. */
export function MarkdownHelp() {
  const { title, lines, paragraph } = staffContent.help;
  return (
    <Disclosure summary={title}>
      <dl className="content-help">
        {lines.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{paragraph}</p>
    </Disclosure>
  );
}
