import { READ_FIELD } from '#app/features/schedule-settings/service-form.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { type UseEffects, UseEffectsList } from './use-effects.tsx';

const messages = staffSettings.resources;

export type UseAsked = {
  id: number;
  slug: string;
  name: string;
  isActive: boolean;
  version: number;
  effects: UseEffects;
};

/** Before somebody or something is taken out of use, or put back: what that does, and the button that does it. */
export function UseQuestion({ id, slug, name, isActive, version, effects }: UseAsked) {
  const title = isActive ? messages.switchOffFor(name) : messages.switchOnFor(name);
  return (
    <Notice tone="warning" role="alert" title={title}>
      <UseEffectsList effects={effects} />
      <form method="post">
        <input type="hidden" name="id" defaultValue={id} />
        <input type="hidden" name="versao" defaultValue={version} />
        <input type="hidden" name={READ_FIELD} defaultValue={effects.stamp} />
        <ButtonRow>
          <Button name="acao" value={isActive ? 'desligar' : 'ligar'}>
            {isActive ? messages.switchOff : messages.switchOn}
          </Button>
          <a className="button button-quiet" href={`?#r-${slug}`}>
            <span>{messages.leave}</span>
          </a>
        </ButtonRow>
      </form>
    </Notice>
  );
}
