/** What the HTTP API says to the people behind its callers. */
export const api = {
  title: 'Agenda da clínica',
  description:
    'Horários livres, reservas de horário e agendamento. Os limites são os mesmos dos formulários sem JavaScript. Depois deles a resposta é 428, com um desafio de cálculo: resolva-o e repita o pedido com o cabeçalho Proof-Of-Work. Com ele cabem muito mais pedidos; depois, a resposta é 429, com Retry-After em segundos. Um POST repetido com a mesma Idempotency-Key e os mesmos dados recebe a mesma resposta.',
  unknownAddress: 'Esse endereço não existe.',
  jsonOnly: 'Envie o corpo em JSON (Content-Type: application/json).',
  bodyTooLarge: 'O corpo do pedido é grande demais.',
  badRequest: 'O pedido não pôde ser lido.',
  body: {
    unreadable: 'JSON inválido.',
    'too-deep': 'JSON com níveis demais.',
    'duplicate-key': 'JSON com um campo repetido.',
    'forbidden-key': 'JSON com um campo proibido.',
  },
  field: {
    missing: 'Campo obrigatório.',
    unknown: 'Campo desconhecido.',
    wrong: 'Valor inválido.',
    tooLong: 'Texto longo demais.',
    hidden: 'O texto tem caracteres invisíveis, que não podem ser guardados.',
    service: 'Diga o que agendar: service, ou services para vários exames, um dos dois',
    startsAt:
      'Informe data e hora com segundos e fuso, no formato RFC 3339 (ex: 2026-12-01T09:30:00-03:00).',
    day: 'Informe um dia que exista, no formato AAAA-MM-DD.',
    branch: 'Informe o slug de uma unidade, como sede.',
    days: 'Informe um número de dias de 1 a 60.',
    idempotencyKey:
      'Informe de 8 a 200 letras, números ou sinais, sem espaços. Use uma chave nova para cada pedido.',
    proofOfWork:
      'A solução do desafio de GET /challenge ou de uma resposta 428: base64 do JSON {challenge, solution: {counter, derivedKey}}.',
    consent: 'É necessário consentir com o tratamento dos dados.',
  },
  proofNeeded:
    'Houve muitos pedidos. Resolva o desafio e repita o pedido com o cabeçalho Proof-Of-Work.',
  dayIsHeld: 'Já há reservas demais nesse dia. Agende sem reserva ou escolha outro dia.',
  keyReused: 'Essa Idempotency-Key já foi usada com outros dados. Use uma chave nova.',
} as const;
