-- Who of the staff has a text open, and what they have typed in it and not saved yet: a row for each person and text.
create table content_desks (
  kind text not null check (kind <> ''),
  locale text not null check (locale in ('pt-BR', 'en-US')),
  -- '' for a text that has no address yet.
  slug text not null,
  staff_id integer not null references staff,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  is_open boolean not null,
  -- { "values": { "f-title": ["…"] }, "slug": "…" }; null while nothing waits to be saved.
  draft jsonb,
  drafted_at timestamptz,
  -- What the draft was begun from: the text's version, and its revision.
  version integer not null check (version >= 0),
  base integer not null check (base >= 0),
  primary key (kind, locale, slug, staff_id),
  check ((draft is null) = (drafted_at is null))
);
create index content_desks_staff_id on content_desks (staff_id);
