import { Progress } from './progress.tsx';

export const secondOfSix = <Progress current={2} total={6} />;

export const firstOfTwo = <Progress current={1} total={2} />;
export const last = <Progress current={6} total={6} />;
