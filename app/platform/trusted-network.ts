import { BlockList, isIP } from 'node:net';

/** Whether an entry is an address, or a network as '10.0.0.0/8', whose word about clients may be trusted. */
export function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A prefix of 0 would trust everybody, which is what the list must prevent.
  if (!/^[1-9]\d{0,2}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
