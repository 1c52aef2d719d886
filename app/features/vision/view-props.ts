import type { Severity } from './conditions.ts';

/**
 * Props of a view of one condition. The scene is defined as `#<id>-scene`, its three distances
 * as `#<id>-far`, `#<id>-face` and `#<id>-poster`; a view prefixes the ids of its filters and masks
 * with the id too.
 */
export type ViewProps = { id: string; severity: Severity };

export type BySeverity<Value> = Record<Severity, Value>;
