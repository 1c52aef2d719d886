-- Search over all texts of the site: stems without accents, and similar spellings.
create text search configuration clareia_pt (copy = portuguese);
alter text search configuration clareia_pt
  alter mapping for hword, hword_part, word with unaccent, portuguese_stem;
create text search configuration clareia_en (copy = english);
alter text search configuration clareia_en
  alter mapping for hword, hword_part, word with unaccent, english_stem;

-- What a text is found by. The stemmer does not know that 'lesões' are more than one 'lesão'.
create function search_terms(locale text, words text) returns tsvector
  language sql immutable parallel safe
  return case locale
    when 'pt-BR' then to_tsvector('clareia_pt', regexp_replace(words, '[õo]es\M', 'ão', 'gi'))
    else to_tsvector('clareia_en', words)
  end;
-- The same for what people type: words, "whole phrases", -without and or.
create function search_terms_asked(locale text, query text) returns tsquery
  language sql immutable parallel safe
  return case locale
    when 'pt-BR' then
      websearch_to_tsquery('clareia_pt', regexp_replace(query, '[õo]es\M', 'ão', 'gi'))
    else websearch_to_tsquery('clareia_en', query)
  end;

-- Filled by the app from the content files; losing it loses nothing.
create table search_documents (
  locale text not null check (locale in ('pt-BR', 'en-US')),
  kind text not null check (kind in ('service', 'post', 'episode', 'question', 'page')),
  -- As in the language at home: '/servicos/paquimetria', '/faq#sabado'.
  path text not null,
  title text not null,
  summary text not null,
  keywords text not null,
  body text not null,
  -- Title and keywords in small letters without accents, for similar spellings.
  plain text not null,
  terms tsvector not null generated always as (
    setweight(search_terms(locale, title), 'A') ||
    setweight(search_terms(locale, keywords), 'B') ||
    setweight(search_terms(locale, summary), 'C') ||
    setweight(search_terms(locale, body), 'D')
  ) stored,
  primary key (locale, path)
);
create index search_documents_terms on search_documents using gin (terms);

-- Which state of the content the documents were made from.
create table search_fillings (
  sha256 text primary key,
  at timestamptz not null default now()
);
