/** Where a start and its supervisor tell what happens; pino's logger fits. */
export type PostgresLog = { info(message: string): void; warn(message: string): void };

export const silentLog: PostgresLog = { info() {}, warn() {} };
