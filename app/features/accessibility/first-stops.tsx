import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MoreSkipLinks, SkipLink } from '#app/ui/skip-link/skip-link.tsx';

type FirstStopsProps = { skipTo: React.ComponentProps<typeof MoreSkipLinks>['places'] };

/** What Tab reaches first on every page, the settings one stop after the content. */
export function FirstStops({ skipTo }: FirstStopsProps) {
  return (
    <>
      <SkipLink />
      <AccessibilityLauncher />
      <MoreSkipLinks places={skipTo} />
    </>
  );
}

/** Opens the settings: with its name at first, a small tab at the window's edge after five quiet seconds. */
function AccessibilityLauncher() {
  const { accessibility } = useMessages(chromeMessages);
  return (
    <button
      type="button"
      className="accessibility-launcher needs-script"
      data-accessibility=""
      aria-haspopup="dialog"
    >
      <Icon name="accessibility" />
      <span className="launcher-name">{accessibility}</span>
    </button>
  );
}
