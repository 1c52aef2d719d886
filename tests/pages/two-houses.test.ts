import { beforeEach, describe, expect, test } from 'vitest';
import { clinicPages } from '#tests/clinic-pages.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { FURTHER_HOUSE, twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testDatabase } from '#tests/database.ts';
import { pageFaults, wordsOf } from '#tests/page-html.ts';
import { nodesOf } from '#tests/structured-data.ts';

// What the site shows of a clinic with two houses, and never of one with a single house.

const pages = await clinicPages(await testDatabase());
const [further] = twoHousesRecord.branches ?? [];
if (!further) throw new Error('the record has one house');
const read = async (path: string) => (await pages.get(path)).text();
const HOUSES = [
  { name: 'Unidade Beira do Rio', street: twoHousesRecord.address.street },
  { name: 'Unidade Ponta Clara', street: 'Alameda das Sumaúmas, 905' },
];
/** The island that shows the next free times of a service. */
const NEXT_TIMES = 'proximos-horarios';
const PAGES = ['/', '/mapa', '/sobre', '/faq', '/servicos', '/offline', '/privacy'];

describe('two houses', () => {
  beforeEach(() => pages.become(twoHousesRecord));

  test.each(PAGES)('%s is in order, and tells where both are', async (path) => {
    const html = await read(path);
    expect(pageFaults(html)).toEqual([]);
    const words = wordsOf(html);
    for (const { name, street } of HOUSES) {
      expect(words).toContain(name);
      expect(words).toContain(street);
    }
  });

  test('the page of the way has a part for each, with its hours, phone and ways', async () => {
    const html = await read('/mapa');
    for (const id of ['sede', FURTHER_HOUSE]) expect(html).toContain(`id="${id}"`);
    const part = html.slice(html.indexOf(`id="${FURTHER_HOUSE}"`));
    expect(part).toContain('href="tel:+559232220147"');
    expect(part).toContain('13h às 19h');
    expect(part).toContain('ll=-3.06%2C-60.1');
  });

  test('search engines read the further house as a department of the clinic', async () => {
    const html = await read('/');
    const [, json = '{}'] = /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const clinic = nodesOf(JSON.parse(json)).find((node) => 'department' in node);
    expect(clinic).toMatchObject({
      '@type': ['MedicalClinic'],
      department: [
        {
          '@type': 'MedicalClinic',
          name: expect.stringContaining('Unidade Ponta Clara'),
          url: expect.stringMatching(new RegExp(`/mapa#${FURTHER_HOUSE}$`)),
          telephone: further.phone,
          address: { streetAddress: expect.stringContaining('Sumaúmas'), postalCode: '69098-998' },
          geo: { latitude: further.address.latitude, longitude: further.address.longitude },
          openingHoursSpecification: [
            { opens: '13:00', closes: '19:00', dayOfWeek: expect.any(Array) },
            { opens: '08:00', closes: '12:00' },
          ],
          parentOrganization: { '@id': expect.stringContaining('#clinica') },
        },
      ],
    });
  });

  test('programs read both in the file for them', async () => {
    const text = await read('/llms.txt');
    for (const { name, street } of HOUSES)
      expect(text).toMatch(new RegExp(`^- ${name}: .*${street.split(',')[0]}`, 'm'));
    expect(text).toContain('3222-0147');
  });

  test('the page of a service says where it is done, when one house alone has it', async () => {
    const [first, ...others] = twoHousesRecord.services;
    if (!first) throw new Error('there is no service');
    const path = `/servicos/${first.slug}`;
    expect(wordsOf(await read(path))).not.toContain('Onde se faz');
    const resources = first.resources.filter((slug) => slug !== 'sala-das-sumaumas');
    await pages.become({ ...twoHousesRecord, services: [{ ...first, resources }, ...others] });
    const html = await read(path);
    expect(pageFaults(html)).toEqual([]);
    expect(wordsOf(html)).toMatch(/Onde se faz\s*:\s*Unidade Beira do Rio(?!, Unidade)/);
  });

  test('the page of a service asks for the house before it shows times', async () => {
    const path = `/servicos/${twoHousesRecord.services[0]?.slug}`;
    const html = await read(path);
    expect(html).toContain('/agendamento?servico=');
    expect(html).not.toContain(NEXT_TIMES);
  });

  test('a house that the clinic has left is shown no more', async () => {
    await pages.become({ ...twoHousesRecord, branches: [{ ...further, isArchived: true }] });
    for (const path of [...PAGES, '/llms.txt']) {
      const html = await read(path);
      expect(html).not.toContain('Ponta Clara');
      expect(html).not.toContain('Unidade Beira do Rio');
    }
  });
});

test('a clinic in one house never speaks of houses', async () => {
  await pages.become(manausRecord);
  for (const path of [...PAGES, '/llms.txt'])
    expect(await read(path)).not.toMatch(/[Uu]nidades?\b(?! de terapia)|"department"/);
  expect(await read(`/servicos/${manausRecord.services[0]?.slug}`)).toContain(NEXT_TIMES);
});
