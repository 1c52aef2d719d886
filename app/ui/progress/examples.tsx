import { Progress } from './progress.tsx';

export const secondOfSix = <Progress current={2} total={6} />;
