/** Why a table stays out of the export of everything. */
const REASONS = {
  access: 'Abre ou prova um acesso: segredo, sessão, link ou código.',
  passing: 'Passa em minutos ou dias: reserva, rascunho de visitante ou contagem de limites.',
  machine: 'É da instalação, e não da clínica: outra instalação faz o seu.',
  made: 'É feito de outros dados que estão aqui.',
  file: 'Está aqui como arquivo, na pasta arquivos.',
} as const;
export type LeftOut = keyof typeof REASONS;
export const LEFT_OUT_REASONS: Readonly<Record<LeftOut, string>> = REASONS;

/** Tables that are not exported; every other table of the database is. */
export const LEFT_OUT_TABLES: Readonly<Record<string, LeftOut>> = {
  agenda_seeds: 'machine',
  audio_chunks: 'file',
  booking_drafts: 'passing',
  data_import_rows: 'passing',
  film_chunks: 'file',
  foreign_picture_files: 'file',
  hold_steps: 'passing',
  holds: 'passing',
  idempotency_keys: 'passing',
  image_files: 'file',
  import_chunks: 'passing',
  installation: 'machine',
  last_hits: 'passing',
  lead_drafts: 'passing',
  manage_links: 'access',
  order_contracts: 'file',
  order_drafts: 'passing',
  own_page_codes: 'access',
  prepared: 'machine',
  rate_limits: 'passing',
  reminder_claims: 'passing',
  schema_migrations: 'machine',
  search_documents: 'made',
  search_fillings: 'machine',
  staff_attempts: 'passing',
  staff_links: 'access',
  staff_recovery_codes: 'access',
  staff_sessions: 'access',
  undos: 'passing',
  used_challenges: 'passing',
  whatsapp_inbound: 'passing',
};

/** Columns of exported tables that are not exported. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, LeftOut>> = {
  'audio_files.sha256': 'made',
  'brand_files.bytes': 'file',
  'calendar_feeds.token_hash': 'access',
  'campaigns.form_key': 'passing',
  'charge_refunds.key': 'passing',
  'charges.link_key': 'access',
  'charges.pay_with': 'access',
  'data_imports.file_sha256': 'made',
  'data_imports.request_key': 'passing',
  'deposits.hold_hash': 'access',
  'deposits.request': 'passing',
  'film_files.sha256': 'made',
  'foreign_entries.hash': 'made',
  'foreign_source.leased_by': 'machine',
  'images.source_sha256': 'made',
  'imports.request_key': 'passing',
  'mail_settings.sealed_password': 'access',
  'orders.link_key': 'access',
  'recommendations.link_key': 'access',
  'staff.device_key': 'access',
  'staff.password_hash': 'access',
  'staff.recovery_salt': 'access',
  'staff.totp_last_step': 'access',
  'staff.totp_salt': 'access',
  'staff_roles.form_key': 'passing',
  'testimonials.form_key': 'passing',
  'waitlist_entries.link_key': 'access',
  'waitlist_offers.hold_hash': 'access',
  'waitlist_offers.key': 'access',
};

/** Columns whose names sound like a secret and which are none. */
const HARMLESS = new Set([
  'consents.text_sha256',
  'client_errors.sha256',
  'orders.accepted_sha256',
  'staff.recovery_kept',
]);

/** Sealed columns: what opens them is given to the export, and without it they stay out. */
export const SEALED_COLUMNS = [
  'insurance_cards.sealed',
  'orders.cpf_sealed',
  'screenings.sealed',
] as const;
export type SealedColumn = (typeof SEALED_COLUMNS)[number];

export function isSealedColumn(name: string): name is SealedColumn {
  return SEALED_COLUMNS.some((each) => each === name);
}

const SOUNDS_SECRET = /hash|token|secret|password|salt|sealed|sha256|recovery|(?:^|_)key$|^nonce$/;

export type Column = { table: string; name: string; type: string };

/**
 * Whether nobody has decided about a column that holds bytes or is named like a secret. Such a column is not exported,
 * and a test fails until it is in one of the lists above.
 */
export function isUndecided({ table, name, type }: Column): boolean {
  const full = `${table}.${name}`;
  if (full in LEFT_OUT_COLUMNS || isSealedColumn(full) || HARMLESS.has(full)) return false;
  return type === 'bytea' || SOUNDS_SECRET.test(name);
}
