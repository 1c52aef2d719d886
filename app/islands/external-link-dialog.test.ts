import { expect, test } from 'vitest';
import { externalLinkMessages } from '#app/locales/external-link.ts';
import { destinationOf } from './external-link-dialog.ts';

test.each([
  ['https://wa.me/551', 'o WhatsApp'],
  ['https://api.whatsapp.com/send?text=a', 'o WhatsApp'],
  ['https://www.google.com/maps/search/?api=1', 'o Google Maps'],
  ['https://www.google.com/search?q=a', 'o Google'],
  ['https://waze.com/ul?ll=1', 'o Waze'],
  ['https://maps.apple.com/?daddr=1', 'o Mapas da Apple'],
  ['https://www.openstreetmap.org/copyright', 'o OpenStreetMap'],
  ['https://www.facebook.com/sharer', 'o Facebook'],
  ['https://youtu.be/a', 'o YouTube'],
  ['https://open.spotify.com/show/a', 'o Spotify'],
  ['https://x.com/a', 'o X'],
  ['https://notx.com/', 'notx.com'],
  ['https://wa.me.evil.example/', 'wa.me.evil.example'],
  ['https://www.example.com/avaliar', 'example.com'],
])('%s is called %s', (address, name) => {
  expect(destinationOf(new URL(address), externalLinkMessages['pt-BR'])).toBe(name);
});
