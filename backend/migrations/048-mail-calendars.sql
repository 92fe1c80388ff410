-- An iCalendar file that goes with a mail; empty where none does.
alter table mails add column calendar text not null default '';
