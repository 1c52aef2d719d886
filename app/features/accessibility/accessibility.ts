import { keepAidsInStep } from './aids.ts';
import { togglePanel } from './panel/panel.ts';
import { changeSettings, currentSettings, onSettings, openSettings } from './settings-store.ts';

openSettings();
onSettings(keepAidsInStep);
keepAidsInStep(currentSettings());
document.addEventListener('speech', (event) => {
  // While it is paused too the panel's button ends it.
  const ttsSpeaking = event instanceof CustomEvent && event.detail.state !== 'idle';
  if (ttsSpeaking !== currentSettings().ttsSpeaking) changeSettings({ ttsSpeaking });
});

/** Opens the settings, or closes them. */
export function toggleSettings(): void {
  togglePanel();
}
