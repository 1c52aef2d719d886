import type { Severity } from './conditions.ts';

/**
 * What draws one way of seeing is given. The scene lies ready under `#<id>-scene`, its three distances
 * under `#<id>-far`, `#<id>-face` and `#<id>-poster`; a view names its own filters and masks after the
 * id as well.
 */
export type ViewProps = { id: string; severity: Severity };

export type BySeverity<Value> = Record<Severity, Value>;
