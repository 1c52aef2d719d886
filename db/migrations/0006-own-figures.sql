-- How often what happened, by day: the clinic's own figures. Nothing here says who, and no column can
-- hold a text that somebody typed.
create table event_counts (
  -- In the clinic's zone.
  counted_on date not null,
  event text not null check (event ~ '^[a-z_]{1,30}$'),
  -- A public page's address, '*' for any other.
  path text not null check (path ~ '^(\*|/[a-z0-9/-]{0,200})$'),
  -- What kind, in a word of the app's own: a metric, what was clicked, where people came from.
  detail text not null default '' check (detail ~ '^[A-Za-z_-]{0,30}$'),
  -- Of a metric.
  rating text not null default '' check (rating in ('', 'good', 'needs-improvement', 'poor')),
  hits integer not null check (hits > 0),
  primary key (counted_on, event, path, detail, rating)
);
