import { SkipLink } from './skip-link.tsx';

export const hiddenUntilFocused = <SkipLink targetId="exemplo" />;
