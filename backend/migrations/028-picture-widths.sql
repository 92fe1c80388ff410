-- Pictures in the widths that pages show. One file holds them all, one behind another, the widest first: backends of the version
-- before send it whole, which every browser shows as its first one.

alter table uploads
  -- {"placeholder": data address, "widths": [{"width", "height", "start", "bytes"}]}; null where the file is as it was sent.
  add column picture jsonb;
alter table desk_files
  add column picture jsonb;

-- A picture as pages get it: its size, and in which widths it is to be had, are what its file says.
create function shown_picture(named jsonb) returns jsonb language sql stable as $$
  select coalesce((
    select named || jsonb_build_object('width', kept->'widths'->0->'width', 'height', kept->'widths'->0->'height',
        'widths', jsonb_path_query_array(kept, '$.widths[*].width'), 'placeholder', kept->'placeholder')
      from (select picture as kept from uploads where id = right(named->>'url', 32)
        union all select picture from desk_files where id = right(named->>'url', 32)) files
      where kept is not null limit 1), named)
$$;
create function shown_pictures(named jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(shown_picture(picture) order by place), '[]')
    from jsonb_array_elements(named) with ordinality as all_named (picture, place)
$$;
-- The small first pictures of a question or an answer, by the ids of their files; null where there are none.
create function placeholders_of(question integer, answer integer) returns jsonb language sql stable as $$
  select jsonb_object_agg(f.id, f.picture->>'placeholder') from post_pictures p join uploads f on f.id = p.upload_id
    where (p.question_id = question or p.answer_id = answer) and f.picture->>'placeholder' <> ''
$$;
