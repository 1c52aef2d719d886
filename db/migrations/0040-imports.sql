-- Moving over from another content system: what was read from it, what became of it, and where its addresses lead.
create table imports (
  id integer generated always as identity primary key,
  -- Of the form that asked for it: sent twice it makes one.
  request_key text not null unique,
  source text not null check (source in ('file', 'address')),
  -- 'https://antigo.example.com', with the folder where it is in one; empty until the file has said it.
  origin text not null check (origin = '' or origin ~ '^https?://[^\s?#]*[^/\s?#]$'),
  site_name text not null default '',
  state text not null
    check (state in ('reading', 'found', 'writing', 'written', 'publishing', 'undone', 'failed')),
  -- Why nothing was read, or where the reading stopped.
  fault jsonb,
  -- How much was seen and left: pages, drafts, comments.
  left_out jsonb not null default '{}',
  -- What staff answered: authors, categories, days, services.
  answers jsonb,
  -- Grows with every change: who has seen an older one may not overwrite it.
  version integer not null default 0 check (version >= 0),
  created_at timestamptz not null,
  created_by integer not null references staff,
  changed_at timestamptz not null,
  -- Who asked for what is being done; texts are written in this name.
  changed_by integer not null references staff
);
create index imports_created_by on imports (created_by);
create index imports_changed_by on imports (changed_by);

-- The file that was sent, until it has been read.
create table import_chunks (
  import_id integer not null references imports on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (import_id, number)
);

-- The texts of one import, as they were found.
create table import_entries (
  import_id integer not null references imports on delete cascade,
  -- At the source.
  foreign_id bigint not null,
  position integer not null,
  title text not null,
  -- A draft at the source.
  is_draft boolean not null,
  -- See ForeignEntry in app/features/cms/foreign-entry.ts.
  entry jsonb not null,
  -- What is wrong with it, found in reading.
  faults jsonb not null default '[]',
  -- Its name in this site's addresses, once the writing has begun.
  slug text,
  -- What became of it; none before it was written.
  outcome text check (outcome in ('new', 'renewed', 'same', 'kept', 'refused')),
  -- What staff should know about what was written.
  notes jsonb not null default '[]',
  document_id integer references content_documents,
  primary key (import_id, foreign_id)
);
create index import_entries_document on import_entries (document_id) where document_id is not null;

-- Pictures of one import: each is fetched once.
create table import_images (
  import_id integer not null references imports on delete cascade,
  src text not null,
  -- In the image library; null when it was refused.
  name text,
  refusal text,
  primary key (import_id, src),
  check ((name is null) <> (refusal is null))
);

-- Which text of the site came from which text of which source: the same one is never brought twice.
create table imported_texts (
  -- Host and folder of the source, without 'www.'.
  site text not null,
  foreign_id bigint not null,
  document_id integer not null unique references content_documents,
  -- The last import that wrote it, and the version that it left: with another one, staff have changed the text since.
  import_id integer not null references imports,
  version integer not null,
  primary key (site, foreign_id)
);
create index imported_texts_import on imported_texts (import_id);

-- Addresses of the site before. One step always leads to a page of this site, so there are no loops.
create table old_addresses (
  id integer generated always as identity primary key,
  -- '/2023/05/olho-seco' in lower case without the last slash, or '/?p=12'.
  path text not null unique check (path ~ '^/.' and char_length(path) <= 500),
  -- Either a text, wherever it is now, once it is public …
  document_id integer references content_documents,
  -- … or a page of this site, once any text of the import is public.
  target text check (target ~ '^/([^/\\]|$)'),
  import_id integer not null references imports,
  created_at timestamptz not null,
  check ((document_id is null) <> (target is null))
);
create index old_addresses_document on old_addresses (document_id) where document_id is not null;
create index old_addresses_import on old_addresses (import_id);
