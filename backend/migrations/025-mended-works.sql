-- The public text of an entered work when its author last took note of it: what an editor mends afterwards differs from it.
alter table work_entries add column seen jsonb;
update work_entries e set seen = jsonb_build_object('title', w.title, 'summary', w.summary, 'season', w.season,
    'category', w.category, 'story', w.content, 'steps', w.steps)
  from works w where w.id = e.work_id;
