import { staffCompliance } from '#app/locales/pt-BR/staff/compliance.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { FindingList } from './finding-list.tsx';
import type { Finding } from './linted-content.ts';

type AdviceProps = {
  findings: readonly Finding[];
  labels: Readonly<Record<string, string>>;
};

/** What the rules advise of a text that nothing keeps from being published; nothing when they do not. */
export function Advice({ findings, labels }: AdviceProps) {
  if (findings.length === 0) return null;
  return (
    <Disclosure summary={staffCompliance.panel.advice(findings.length)}>
      <FindingList findings={findings} labels={labels} />
    </Disclosure>
  );
}
