import type { Locale } from '#app/platform/locale.ts';
import { machines as enUs } from './en-US/machines.ts';
import { type MachinesMessages, machines as ptBr } from './pt-BR/machines.ts';

export const machinesMessages = { 'pt-BR': ptBr, 'en-US': enUs } satisfies Record<
  Locale,
  MachinesMessages
>;
