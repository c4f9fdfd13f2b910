-- The table that debezium-source.json reads: a row for each post, inserted in the transaction that stores the post, never changed.
create table posts_outbox (
  id text primary key,
  author text not null,
  text text not null,
  created_at timestamp(3) not null -- in UTC; timestamptz would become text
);
