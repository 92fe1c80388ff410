-- The first certificate is number 1; a sample takes a number like any other.
select setval('certificate_numbers', 1, exists (select 1 from certificates)) from certificate_numbers where not is_called;
