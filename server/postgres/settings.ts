/**
 * Every setting of the embedded server, as one included file, so that an adopted server and a
 * fresh one are the same.
 * @param version of the binaries: a server that still runs an older one is restarted
 */
export function serverSettings(version: string): string {
  return `# PostgreSQL ${version}. The app writes this file at each start; changes made here are lost.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
password_encryption = 'scram-sha-256'
max_connections = 100
shared_buffers = 96MB
work_mem = 4MB
maintenance_work_mem = 64MB

# An answer "booked" outlives a power cut.
fsync = on
synchronous_commit = on
full_page_writes = on
# Little to replay after a crash.
max_wal_size = 256MB
min_wal_size = 64MB

timezone = 'UTC'
log_timezone = 'UTC'
lc_messages = 'C'

# One file a weekday, a week kept. Terse: the detail of an error would show personal data.
logging_collector = on
log_directory = 'log'
log_filename = 'postgresql-%a.log'
log_rotation_age = 1d
log_rotation_size = 0
log_truncate_on_rotation = on
log_error_verbosity = terse
log_checkpoints = off
`;
}
