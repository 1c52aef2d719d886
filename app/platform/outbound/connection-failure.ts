const UNKNOWN_HOST = /^(?:ENOTFOUND|EAI_|ENODATA)/;
const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|ERR_SSL_|ERR_TLS_)|CERT_HAS_EXPIRED/;
const BROKEN = /^HPE_/;

/**
 * What went wrong with a connection. The message of the error is not looked at: it may contain the address, and the
 * address a secret.
 */
export function connectionFailure(
  error: unknown,
): 'unknown-host' | 'certificate' | 'broken' | 'unreachable' | 'timeout' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (UNKNOWN_HOST.test(code)) return 'unknown-host';
  if (CERTIFICATE.test(code) || code === 'EPROTO') return 'certificate';
  if (BROKEN.test(code) || code === 'ECONNRESET') return 'broken';
  return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable';
}
