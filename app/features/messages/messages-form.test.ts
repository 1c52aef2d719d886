import { expect, test } from 'vitest';
import { isOwnAddress } from './messages-form.ts';

test("the clinic's own addresses are those of the site's domain and those of its record, one by one", () => {
  const clinic = {
    ...{ domain: 'www.olhos.com.br', email: 'olhos@gmail.com' },
    dataProtectionOfficer: { email: 'dados@juridico.adv.br' },
  };
  for (const own of [
    'a@olhos.com.br',
    'a@filial.olhos.com.br',
    'Olhos@Gmail.com',
    'dados@juridico.adv.br',
  ])
    expect(isOwnAddress(own, clinic), own).toBe(true);
  for (const strange of [
    ...['a@gmail.com', 'a@evil.gmail.com', 'a@maisolhos.com.br', 'a@olhos.com', 'a@com.br'],
    ...['b@juridico.adv.br', 'a@filial.juridico.adv.br', 'a@olhos.com.br@gmail.com'],
  ])
    expect(isOwnAddress(strange, clinic), strange).toBe(false);
  for (const email of ['clinica@hotmail.es', 'clinica@tutanota.com'])
    expect(isOwnAddress(`x${email}`, { ...clinic, email }), email).toBe(false);
});
