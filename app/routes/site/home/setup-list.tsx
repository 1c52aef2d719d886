import { checksMessages } from '#app/locales/checks/checks.ts';
import type { Locale } from '#app/platform/locale.ts';

type SetupListProps = {
  locale: Locale;
  parts: readonly { label: string; isConfigured: boolean }[];
};

/** Which settings the installation has; never their values. */
export function SetupList({ locale, parts }: SetupListProps) {
  const { configured, notConfigured } = checksMessages[locale];
  return (
    <dl className="facts reading">
      {parts.map(({ label, isConfigured }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isConfigured ? configured : notConfigured}</dd>
        </div>
      ))}
    </dl>
  );
}
