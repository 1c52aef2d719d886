import { plainLetters } from './plain-letters.ts';

/** Kinds of streets, written out and as on envelopes, without accents. */
const FEMININE = new Set(
  `rua r avenida av ave praca pracinha pc pca travessa tv trav trv alameda al alam rodovia rod
  estrada est estr ladeira lad quadra q qd qda superquadra vila vl via viela vereda rotatoria rot galeria gal
  chacara fazenda faz ponte passarela passagem psg pass orla colonia servidao subida escadaria
  rampa marginal linha esplanada estacao ilha praia granja entrequadra area perimetral transversal radial`.split(
    /\s+/,
  ),
);
const MASCULINE = new Set(
  `beco bc bco largo lg lgo setor set st condominio cond loteamento lot lote conjunto conj cj
  parque pq pque viaduto vd vdto calcadao boulevard bulevar jardim jd jdim residencial res caminho cam
  campo distrito nucleo morro patio sitio sit terminal trevo tunel vale corredor contorno bosque acesso
  aeroporto porto elevado eixo trecho bloco bl centro recanto ramal anel passeio cais retorno km`.split(
    /\s+/,
  ),
);

/** Before the kind: '2ª Travessa', 'Primeiro Beco'. */
const ORDINAL =
  /^(?:\d+\s?[aoªº.]*|primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|quint[ao])\s+(?=\p{L})/u;
/** 'BR-101', 'MG 050': roads of the country and of its states, by their number. */
const NUMBERED_ROAD =
  /^(?:br|a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to)[- ]\d{2,3}\b/;

/**
 * A street in a Portuguese sentence behind 'fica': 'na Rua A', 'no Beco B'; 'em C' where the first word is no kind of
 * street.
 */
export function onStreet(street: string): string {
  const plain = plainLetters(street).trim();
  const [kind = ''] = plain.replace(ORDINAL, '').split(/[\s.,]/);
  if (FEMININE.has(kind) || NUMBERED_ROAD.test(plain)) return `na ${street}`;
  return `${MASCULINE.has(kind) ? 'no' : 'em'} ${street}`;
}
