import { Points, Questions, Steps } from './points.tsx';

const two = [
  { title: 'Primeiro', text: 'A conversa sobre o que mudou na visão.' },
  { title: 'Depois', text: 'O exame, com calma, e a explicação.' },
];

export const points = <Points points={two} />;
export const steps = <Steps steps={two} />;
export const questions = (
  <Questions questions={[{ question: 'Dói?', answer: 'Não costuma doer.' }]} />
);
