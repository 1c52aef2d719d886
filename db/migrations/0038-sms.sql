-- Reminders as text messages, and answers by their link.
alter table reminders drop constraint reminders_channel_check;
alter table reminders add constraint reminders_channel_check
  check (channel in ('mail', 'whatsapp', 'sms', 'desk', 'none'));
alter table appointment_answers drop constraint appointment_answers_channel_check;
alter table appointment_answers add constraint appointment_answers_channel_check
  check (channel in ('mail', 'whatsapp', 'sms', 'site', 'desk'));
