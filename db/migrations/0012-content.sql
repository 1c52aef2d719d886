-- What the clinic writes, over the files it began with. A text that nobody has touched has no row here:
-- the site says what its file says.
create table content_documents (
  id integer generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  locale text not null check (locale in ('pt-BR', 'en-US')),
  -- Its name in addresses, and its file's name.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  -- Of the latest revision, for lists.
  title text not null,
  latest_revision integer not null check (latest_revision >= 1),
  published_revision integer,
  scheduled_revision integer,
  scheduled_at timestamptz,
  -- Why a revision that was scheduled did not come out.
  schedule_fault text,
  is_withdrawn boolean not null default false,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null check (version >= 0),
  changed_at timestamptz not null,
  changed_by integer references staff,
  unique (kind, locale, slug),
  check ((scheduled_revision is null) = (scheduled_at is null)),
  check (published_revision <= latest_revision and scheduled_revision <= latest_revision)
);

-- Every state of a text, never changed and never deleted.
create table content_revisions (
  document_id integer not null references content_documents,
  number integer not null check (number >= 1),
  -- Front matter and Markdown, as in the files.
  source text not null check (char_length(source) <= 200000),
  -- None for what came from the file.
  author integer references staff,
  written_at timestamptz not null,
  -- What it came from: 'file', 'restored:3'; empty for what was typed.
  origin text not null default '',
  -- Findings of the rules of medical advertising that somebody answered for, with the reasons.
  overrides jsonb not null default '[]',
  primary key (document_id, number)
);
create function refuse_content_change() returns trigger language plpgsql as $$
begin
  raise exception 'content_revisions is append-only';
end $$;
create trigger content_revisions_append_only before update or delete on content_revisions
  for each statement execute function refuse_content_change();

-- Where texts were before their address changed. One step always leads to the text itself, so there are no loops.
create table content_addresses (
  kind text not null,
  locale text not null,
  slug text not null,
  document_id integer not null references content_documents,
  since timestamptz not null,
  primary key (kind, locale, slug)
);
