// A vowel that is never the weak half of a diphthong; "i" and "u" with an accent stand alone as well.
const STRONG = 'aáàâãäeéèêëoóòôõöíú';
const ACCENTED = 'áâãéêóôõ';
const VOWELS = `${STRONG}iïuüy`;

const NASAL_DIPHTHONG = /ã[oei]|õe/g;
// "qu", and "gu" before a vowel: no "u" is heard, or it glides into the vowel.
const GLIDE = new RegExp(`([qg])[uü](?=[${VOWELS}])`, 'g');
// "fa-mí-lia", "á-gua", "ó-leo": the ends that the orthography of 1990 (Base XI) takes for rising diphthongs.
const RISING_END = /([áâéêíóôú].*?[^aáâãeéêiíoóôõuú])(?:[ei][ao]|ie|o[ae]|u[aeo])(s?)$/;
// "ra-i-nha", "ru-im", "sa-ir", "a-in-da": before these an "i" or "u" is a syllable of its own.
const CLOSED = /^(?:nh|[lmnrz](?![aáàâãeéêiíoóôõuúh]))/;
// Prefixes and stems whose "i" or "u" stands alone though no letter shows it.
const APART = /^(re|pro)(?=uni|uti|usa|inici|ibi)|^(di)(?=ur)|^(ve)(?=icul)/;

/**
 * Syllables of a Portuguese word as it is spoken slowly in Brazil; at least 1. Accents decide: Portuguese writes one
 * wherever an "i" or "u" after a vowel is stressed and stands alone, but for a few endings ("sair", "rainha").
 */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]/gu, '');
  const plain = letters
    .replace(APART, '$1$2$3.')
    .replace(GLIDE, '$1')
    .replace(NASAL_DIPHTHONG, 'ã')
    .replace(RISING_END, '$1a$2');
  let syllables = 0;
  let position = 0;
  while (position < plain.length) {
    if (!VOWELS.includes(plain.charAt(position))) {
      position += 1;
      continue;
    }
    syllables += 1;
    position += isFallingDiphthong(plain, position) ? 2 : 1;
  }
  return Math.max(1, syllables);
}

/** Whether the vowel at a position glides into the next one: "pai", "meu", "fui", "viu". */
function isFallingDiphthong(word: string, position: number): boolean {
  const [first, second] = [word.charAt(position), word.charAt(position + 1)];
  if (!(second === 'i' || second === 'u' || second === 'y') || first === second) return false;
  return ACCENTED.includes(first) || !CLOSED.test(word.slice(position + 2));
}
