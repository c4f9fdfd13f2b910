-- The table that jdbc-sink.json writes: releases as safe.posts has them, without the counts of entities.
create table safe_posts (
  id text,
  author text not null,
  text text not null,
  createdat timestamp not null, -- in UTC
  policy text,
  policyversion int,
  mechanism text not null,
  guaranteefingerprint text not null,
  epsiloncharged double precision not null,
  remainingbudget text not null,
  lexiconfingerprint text,
  primary key (id, policy, policyversion)
);
