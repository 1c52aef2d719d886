import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { AnsweredQuestion } from './answered-questions.ts';

/**
 * Questions that unfold. The anchor lies inside the answer: a link to it makes the browser unfold it.
 */
export function FaqList({
  entries,
  isOpen = false,
}: {
  entries: readonly AnsweredQuestion[];
  isOpen?: boolean;
}) {
  return entries.map(({ slug, question, answer }) => (
    <Disclosure key={slug} summary={question} isOpen={isOpen}>
      <div id={slug} className="faq-answer">
        <Prose blocks={answer} />
      </div>
    </Disclosure>
  ));
}
