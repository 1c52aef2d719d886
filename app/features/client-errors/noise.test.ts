import { expect, test } from 'vitest';
import { isNoise } from './error-tracker.ts';

const OWN = 'https://clinica.example.com/assets/a-1a2b3c4d.js';

function thrownIn(file: string, message = 'x is not a function'): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at run (${file}:1:2)`;
  return error;
}

test.each([
  ['another origin', { message: 'Script error.' }],
  ['another origin, without a word', { message: '' }],
  ['analytics', { message: 'gtag is not defined', file: OWN }],
  ['analytics’ script', { message: 'x', file: 'https://www.googletagmanager.com/gtag/js?id=G-1' }],
  [
    'analytics through this site',
    { message: 'x', file: 'https://clinica.example.com/gtm.js?id=1' },
  ],
  ['the ad pixel', { message: 'x', error: thrownIn('https://connect.facebook.net/a/fbevents.js') }],
  ['the ad pixel’s function', { message: 'fbq is not a function', file: OWN }],
  ['the form vendor', { message: 'x', file: 'https://js.hsforms.net/forms/v2.js' }],
  ['an observer', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ['an observer, formerly', { message: 'ResizeObserver loop limit exceeded' }],
  ['the framework', { message: 'Minified React error #418; visit https://react.dev/errors/418' }],
  ['a message to another window', { message: "Failed to execute 'postMessage' on 'Window'" }],
  ['an extension', { message: 'x', file: 'chrome-extension://abc/inject.js' }],
])('%s is noise', (_, caught) => {
  expect(isNoise(caught)).toBe(true);
});

test.each([
  ['an error of ours', { message: 'x is not a function', file: OWN, error: thrownIn(OWN) }],
  ['a rejection without a stack', { message: 'no slots' }],
  ['another error of the framework', { message: 'Minified React error #310', file: OWN }],
  ['code that cannot be had', { message: `Failed to fetch dynamically imported module: ${OWN}` }],
])('%s is not', (_, caught) => {
  expect(isNoise(caught)).toBe(false);
});
