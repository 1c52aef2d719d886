-- Patients are found by a name with wrong letters. The keys of a name are its words without accents, those of four
-- letters and more also without each one of their letters, and those of eight and more without each two: two words that
-- differ by one letter (or two in long ones), or in which two neighbours are swapped, have a key in common. Which words
-- are as near as that is told by app/features/patients/name-match.ts.
create function name_keys(words text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct key), '{}')
  from unnest(regexp_split_to_array(public.plain_letters(words), '[^[:alnum:]]+')) as word,
    lateral (
      select word as key
      union all
      select left(word, i - 1) || substr(word, i + 1)
      from generate_series(1, length(word)) i where length(word) >= 4
      union all
      select left(word, i - 1) || substr(word, i + 1, j - i - 1) || substr(word, j + 1)
      from generate_series(1, length(word)) i, generate_series(i + 1, length(word)) j where length(word) >= 8
    ) as keys
  where length(word) >= 3
$$;

create index patients_spelling on patients using gin (name_keys(name)) with (fastupdate = off);
create index contacts_spelling on contacts using gin (name_keys(name)) with (fastupdate = off);
