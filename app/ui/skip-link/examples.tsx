import { MoreSkipLinks, SkipLink } from './skip-link.tsx';

export const hiddenUntilFocused = <SkipLink targetId="exemplo" />;

export const morePlaces = <MoreSkipLinks places={['menu', 'search', 'footer']} />;
