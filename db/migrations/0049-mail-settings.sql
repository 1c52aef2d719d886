-- The mail server as staff have set it on screen; one row or none. SMTP_URL in the environment goes before it.
create table mail_settings (
  is_only boolean primary key default true check (is_only),
  host text not null check (char_length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  -- TLS from the first byte, or STARTTLS; this machine alone may be without.
  protection text not null check (protection in ('tls', 'starttls', 'none')),
  username text not null default '' check (char_length(username) <= 200),
  -- Sealed with a key made of APP_SECRET; null where there is none.
  sealed_password bytea,
  -- Address that mails come from; empty: the clinic's own.
  sender text not null default '' check (char_length(sender) <= 200),
  -- Name of the key in the domain's DNS with which the server signs; empty: not known.
  dkim_selector text not null default '' check (dkim_selector ~ '^[a-zA-Z0-9._-]{0,63}$'),
  -- When a test mail was last taken by the server, as these settings are.
  tested_at timestamptz,
  version integer not null check (version >= 1),
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index mail_settings_changed_by on mail_settings (changed_by);
