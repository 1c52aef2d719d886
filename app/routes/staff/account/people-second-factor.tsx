import { staffPeople } from '#app/locales/pt-BR/staff/people.ts';
import { Button } from '#app/ui/button/button.tsx';

const messages = staffPeople.secondFactor;

type SecondFactorRuleProps = {
  isForAll: boolean;
  version: number;
  /** How many people do not use it yet. */
  without: number;
};

/** Who must use two factors, and the switch. */
export function SecondFactorRule({ isForAll, version, without }: SecondFactorRuleProps) {
  return (
    <form method="post" id="second-factor" className="reading flow" tabIndex={-1}>
      <h2>{messages.title}</h2>
      <p>{isForAll ? messages.forAll(without) : messages.onlyAdministrators(without)}</p>
      {isForAll ? null : <p>{messages.effect}</p>}
      <input type="hidden" name="intent" defaultValue="second-factor" />
      <input type="hidden" name="version" defaultValue={version} />
      <Button name="for" value={isForAll ? 'administrators' : 'all'} look="secondary">
        {isForAll ? messages.requireAdministrators : messages.requireAll}
      </Button>
    </form>
  );
}
