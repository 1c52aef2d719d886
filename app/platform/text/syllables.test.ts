import { expect, test } from 'vitest';
import { countSyllables } from './syllables.ts';

/** Divided as the dictionaries do (Houaiss, Priberam), rising ends together. */
const DIVIDED = {
  'single vowels': 'o-lho vi-são re-ti-na mé-di-ca con-sul-ta pres-são o-cu-lis-ta cris-ta-li-no',
  'falling diphthongs':
    'mui-to pai meu fui viu cau-sa fei-ra dois cui-da-do bei-ra trei-nar lei Eu-ro-pa pa-pel lou-sa res-tau-ran-te ou-tro seus de-pois',
  'nasal diphthongs': 'mãe pão põe le-ões a-vi-ão mãos cãi-bra co-ra-ção li-ções re-gi-ões bem têm',
  hiatus:
    'sa-ú-de ru-í-do cri-an-ça po-e-ta vo-o cre-em le-ão ru-a di-a tec-no-lo-gi-a pa-ci-en-te vi-a-gem ci-ên-cia co-or-de-nar pa-ís sa-í-da ve-í-cu-lo ci-ú-me',
  'hiatus that no accent shows':
    'ra-i-nha sa-ir ru-im ju-iz ra-iz a-in-da mo-i-nho Ra-ul con-tri-bu-in-te tri-un-fo di-ur-no re-u-ni-ão re-u-ti-li-zar pro-i-bir pro-i-bi-do',
  'rising ends':
    'fa-mí-lia á-gua ó-leo á-rea his-tó-ria sé-rie con-tí-nuo tê-nue má-goa ne-gó-cios',
  'qu and gu':
    'que qua-tro quan-do a-qui lí-qui-do guar-da lin-gui-ça se-guir fre-quen-te cin-quen-ta gui-a al-guém lín-gua',
  'a glide between vowels': 'prai-a mei-o i-dei-a jói-a fei-a mai-o',
  clusters: 'trans-plan-te pers-pec-ti-va ab-dô-men psi-co-lo-gi-a ap-to of-tal-mo-lo-gis-ta',
} as const;

const words = Object.values(DIVIDED).flatMap((line) => line.split(' '));

test.each(words)('%s', (divided) => {
  expect(countSyllables(divided.replaceAll('-', ''))).toBe(divided.split('-').length);
});

test.each([
  ['diabetes', 4],
  ['quieto', 3],
  ['saía', 3],
  ['anzóis', 2],
  ['oftalmológica', 6],
  ['retinografia', 6],
  ['paquimetria', 5],
  ['ceratocone', 5],
  ['topografia', 5],
  ['gonioscopia', 6],
  ['pterígio', 3],
  ['óculos', 3],
  ['colírio', 3],
  ['mês', 1],
  ['x', 1],
])('%s has %i', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});
