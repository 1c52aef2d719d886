import { formatDate } from '#app/clinic/format-date.ts';
import { preparationRule } from '#app/clinic/preparation-rule.ts';
import { brand } from '#app/clinic/record/brand-fields.ts';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { ownServiceFields, type PriceRule } from '#app/clinic/record/own-service-fields.ts';
import type { ChoiceNames } from '#app/features/clinic-record/choice-names.ts';
import { type Draft, fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { staffLengths } from '#app/locales/pt-BR/staff/settings/lengths.ts';
import { money } from '#app/platform/money.ts';

const { price: words } = staffHistory;

/**
 * What a field without a box of its own says, as its own screen says it; undefined for fields that are told by their
 * parts.
 */
export function spokenValue(
  node: FieldNode,
  draft: Draft | undefined,
  names: ChoiceNames,
): string | undefined {
  if (node.kind === 'list' && node.name === 'own') return ownLengths(draft, names);
  if (node.kind === 'list' && node.name === 'later') return laterLengths(draft, names);
  if (node.kind !== 'kept' || typeof draft !== 'string' || draft === '') return undefined;
  return SPOKEN[node.name]?.(JSON.parse(draft), names);
}

type Spoken = (value: unknown, names: ChoiceNames) => string | undefined;

/** By the field's name in the record. */
const SPOKEN: Readonly<Record<string, Spoken>> = {
  price: (value, names) => {
    const read = ownServiceFields.price.safeParse(value);
    return read.success && read.data ? priceWords(read.data, names) : undefined;
  },
  laterPrice: (value, names) => {
    const { data } = ownServiceFields.laterPrice.safeParse(value);
    if (!data) return undefined;
    const told = data.price ? priceWords(data.price, names) : words.none;
    return words.later(formatDate(data.fromOn), told);
  },
  preparation: (value) => {
    const { data } = preparationRule.safeParse(value);
    return data && staffPreparation.history.rule(data);
  },
  glyph: (value, names) => names('services', String(value)),
  brand: (value) => {
    const { data } = brand.safeParse(value);
    if (!data) return undefined;
    const { colours, landscape, picture, logo } = data;
    return [
      colours ? Object.values(colours).join(', ') : staffHistory.brand.ownColours,
      picture ? staffHistory.brand.picture : staffBrand.looks.landscapes[landscape],
      logo ? staffHistory.brand.logo(logo.file.slice(0, 4)) : staffHistory.brand.noLogo,
    ].join('; ');
  },
};

function priceWords(price: PriceRule, names: ChoiceNames): string {
  if (price.rule === 'ask') return words.ask;
  if (price.rule === 'from') return words.from(money(price.cents));
  const others = (price.otherWith ?? []).map(({ person, cents }) =>
    words.with(names('people', person) ?? person, money(cents)),
  );
  return [money(price.cents), ...others].join(', ');
}

function ownLengths(draft: Draft | undefined, names: ChoiceNames): string | undefined {
  const own = namedLengths(draft, names).map(({ name, minutes }) => `${name}: ${minutes} min`);
  return own.length > 0 ? own.join(', ') : undefined;
}

function laterLengths(draft: Draft | undefined, names: ChoiceNames): string | undefined {
  const rows = rowsOf(draft).map((row) => {
    const text = (name: string) => String(fieldOf(row, name) ?? '');
    const minutes = (name: string) => Number(text(name));
    const [before, after] = [minutes('bufferBeforeMinutes'), minutes('bufferAfterMinutes')];
    const length = staffLengths.length(
      minutes('durationMinutes'),
      namedLengths(fieldOf(row, 'own'), names),
    );
    const around = before + after > 0 ? `, ${staffHistory.buffers(before, after)}` : '';
    return staffHistory.lengths(formatDate(text('fromOn')), length + around);
  });
  return rows.length > 0 ? rows.join('; ') : undefined;
}

function namedLengths(draft: Draft | undefined, names: ChoiceNames) {
  return rowsOf(draft).map((row) => {
    const person = String(fieldOf(row, 'person') ?? '');
    const minutes = Number(fieldOf(row, 'durationMinutes'));
    return { name: names('people', person) ?? person, minutes };
  });
}
