-- Closures that were made together, each week or every two: a row for each day, and one word for all of them.
alter table closures add column series uuid;
create index closures_series on closures (series) where series is not null;
