/**
 * CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of a text in ASCII, as four capital hexadecimal digits: what
 * EMV's QR codes end with.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
      crc &= 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
