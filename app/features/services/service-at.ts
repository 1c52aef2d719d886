import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';

type Recorded = Pick<Clinic, 'services' | 'formerServices'>;

/** What is at an address below '/servicos': a service, where it is now, or only the list. */
export type ServiceAt =
  | { is: 'here'; service: Clinic['services'][number] }
  | { is: 'moved'; address: string }
  | { is: 'no-longer-offered' }
  | { is: 'unknown' };

/** Old addresses lead to a service for good; one that is no longer offered leads to the list while that is so. */
export function serviceAt({ services, formerServices }: Recorded, address: string): ServiceAt {
  const here = services.find((each) => addressOf(each) === address);
  if (here) return { is: 'here', service: here };
  const was = (each: Clinic['services'][number]) =>
    each.slug === address || each.address === address || each.formerAddresses.includes(address);
  const moved = services.find(was);
  if (moved) return { is: 'moved', address: addressOf(moved) };
  return formerServices.some(was) ? { is: 'no-longer-offered' } : { is: 'unknown' };
}
