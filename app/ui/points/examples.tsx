import { Points, Questions, Steps } from './points.tsx';

const two = [
  { title: 'Primeiro', text: 'A conversa sobre o que mudou na visão.' },
  { title: 'Depois', text: 'O exame, com calma, e a explicação.' },
];

function numbered(step: { title: string; text: string }, index: number) {
  return { ...step, title: `${index + 1}: ${step.title}` };
}

export const points = <Points points={two} />;
export const steps = <Steps steps={two} />;
export const questions = (
  <Questions questions={[{ question: 'Dói?', answer: 'Não costuma doer.' }]} />
);

export const three = (
  <Points
    points={[...two, { title: 'Por fim', text: 'A receita e a data de voltar, por escrito.' }]}
  />
);
export const fourSteps = <Steps steps={[...two, ...two].map(numbered)} />;
export const longQuestions = (
  <Questions
    questions={[
      { question: 'Quanto tempo leva para me acostumar com lentes multifocais?', answer: 'Dias.' },
      { question: 'E se não servirem?', answer: 'A médica testa outras.' },
    ]}
  />
);
