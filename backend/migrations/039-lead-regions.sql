-- Where a message came from, as the operator's provider says in a header, and rules for a region. Without a header: empty.
alter table messages add column region text not null default '';
-- Null: any region.
alter table lead_rules add column region text;
