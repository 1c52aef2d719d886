import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Page } from './fixtures.ts';

/** IBM's engine. It sees other things than axe does, and asks nobody on the network. */
const ENGINE = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine')),
  'utf8',
);

/** What it takes for a fault and is none. */
const NO_FAULTS: { rule: RegExp; html?: RegExp; why: string }[] = [
  {
    rule: /^aria_content_in_landmark$/,
    html: /class="skip-link[ "]/,
    why: 'It stands before all landmarks, to lead past them.',
  },
  {
    rule: /^(?:aria_form_label_unique|aria_landmark_name_unique)$/,
    html: /^<form/,
    why: 'A form without a name is no landmark; what it is for stands above it.',
  },
  {
    rule: /^aria_complementary_label_visible$/,
    why: 'A landmark needs a name, not one that can be seen; most say it in their first line.',
  },
  {
    rule: /^element_tabbable_role_valid$/,
    html: /class="[^"]*-scroll\b/,
    why: 'A wide table is scrolled by the keyboard, so what holds it takes the focus.',
  },
  {
    rule: /^input_checkboxes_grouped$/,
    html: /name="precisa"/,
    why: 'One list for the server, two groups with legends of their own for people.',
  },
  {
    rule: /^aria_child_valid$/,
    html: /^<ol data-on=/,
    why: 'The list of a day without visits takes the free times when a visit is moved.',
  },
  {
    rule: /^label_ref_valid$/,
    html: /for="f-body"/,
    why: 'The text area is hidden behind the editor, which is named by the same label.',
  },
];

/** Rules that only ever ask a person, never find a fault, and take more than half of the engine's time. */
const QUESTIONS = [
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'text_quoted_correctly',
];

const findings = z.array(z.object({ rule: z.string(), message: z.string(), html: z.string() }));

/** What the engine is sure of, a line each; its questions are for people. Folded lists are opened. */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window)))
    await page.evaluate(`${ENGINE};window.ace=ace`);
  const found = await page.evaluate(async (questions) => {
    const checker = new (Reflect.get(window, 'ace').Checker)();
    for (const rule of questions)
      if (/RuleFail/.test(checker.engine.getRule(rule).run.toString()))
        throw new Error(`${rule} finds faults`);
    const rules: string[] = checker.rulesetRules.WCAG_2_2;
    // Half of the engine's time, for what it can find in attributes alone.
    const isForced = [...document.querySelectorAll<HTMLElement>('[style]')].some(({ style }) =>
      ['word-spacing', 'letter-spacing', 'line-height'].some(
        (name) => style.getPropertyPriority(name) === 'important',
      ),
    );
    const idle = [...questions, ...(isForced ? [] : ['text_spacing_valid'])];
    checker.rulesetRules.WCAG_2_2 = rules.filter((rule) => !idle.includes(rule));
    const folded = [...document.querySelectorAll('details:not([open])')];
    for (const list of folded) list.setAttribute('open', '');
    const { results } = await checker.check(document, ['WCAG_2_2']);
    for (const list of folded) list.removeAttribute('open');
    const sure: { ruleId: string; message: string; snippet: string; value: string[] }[] = results;
    return sure
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, html: snippet }));
  }, QUESTIONS);
  return findings
    .parse(found)
    .filter(
      (one) =>
        !NO_FAULTS.some(({ rule, html }) => rule.test(one.rule) && (!html || html.test(one.html))),
    )
    .map(({ rule, message, html }) => `${rule}: ${message} ${html}`);
}
