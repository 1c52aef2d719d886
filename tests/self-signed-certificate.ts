import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// DER, just enough for one certificate (RFC 5280).
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (at: Date) =>
  der(
    0x17,
    Buffer.from(
      `${at
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );

const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = Buffer.from('550403', 'hex');
const ALTERNATIVE_NAME = Buffer.from('551d11', 'hex');
const HOUR_MS = 3_600_000;

/** A fresh self-signed certificate for the host name, valid from an hour ago until an hour from now; as PEM. */
export function selfSignedCertificate(
  host: string,
  validUntil = new Date(Date.now() + HOUR_MS),
): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const validFrom = new Date(Math.min(Date.now(), validUntil.getTime()) - HOUR_MS);
  const name = sequence(der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, Buffer.from(host)))));
  const hostNames = sequence(der(0x82, Buffer.from(host)));
  const extensions = sequence(sequence(der(0x06, ALTERNATIVE_NAME), der(0x04, hostNames)));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(validFrom), time(validUntil)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
