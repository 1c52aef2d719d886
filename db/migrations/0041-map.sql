-- The clinic's map as staff have put it in, each version for good; the highest is in force. No row: nobody has.
create table map_versions (
  version integer primary key check (version >= 1),
  -- Streets, areas and places; see app/clinic/map/surroundings.ts. Null where the map was taken off the site.
  data jsonb,
  changed_at timestamptz not null,
  changed_by integer not null references staff
);
create index map_versions_changed_by on map_versions (changed_by);

-- A map that somebody has read in or typed and not yet saved.
create table map_drafts (
  staff_id integer primary key references staff,
  data jsonb not null,
  -- What of a file is not drawn, in numbers; null for a typed map.
  passed_over jsonb,
  made_at timestamptz not null
);
