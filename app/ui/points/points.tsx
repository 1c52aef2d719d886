import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';

type Point = { title: string; text: string };

/** Short reasons or facts, each with its title. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <dl className="benefits">
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Questions that expand to their answers. */
export function Questions({
  questions,
}: {
  questions: readonly { question: string; answer: string }[];
}) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
