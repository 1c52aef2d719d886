import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { OutsideList } from './outside-list.tsx';
import { PreparationEffects } from './preparation-fields.tsx';
import type { ServicePreview } from './service-effects.server.ts';

const messages = staffSettings.serviceEffects;

/**
 * What new settings of a service do to its times and to booked appointments, before they are saved.
 * @param title where several services are told of, each below its own
 */
export function ServiceEffects({ preview, title }: { preview: ServicePreview; title?: string }) {
  const { settled } = preview;
  return (
    <>
      {settled ? (
        <Notice
          tone="warning"
          title={title ?? messages.title}
          {...(title === undefined && { role: 'alert' })}
        >
          <ul>
            {settled.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {settled.without ? (
            <>
              <p>{settled.without.line}</p>
              <OutsideList appointments={settled.without.list} />
            </>
          ) : null}
          {title === undefined ? <p>{messages.text}</p> : null}
        </Notice>
      ) : null}
      {preview.affected.length > 0 ? <PreparationEffects preview={preview} /> : null}
    </>
  );
}
