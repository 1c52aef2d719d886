export const MESSAGE_PATHS = {
  list: '/equipe/clinica/mensagens',
  log: '/equipe/clinica/mensagens/saidas',
} as const;
