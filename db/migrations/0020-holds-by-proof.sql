-- Whether a hold was taken with a proof of work. Those without one may keep only a part of a day.
alter table holds add column is_proven boolean not null default true;
