-- The sample certificate is number 1.
create sequence certificate_numbers start 2;
create index grade_applications_open on grade_applications (submitted_at, id) where status = 'submitted';
