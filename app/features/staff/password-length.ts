/** Characters, by code point. No other rule of composition: length and rarity are what counts. */
export const PASSWORD_LENGTH = { min: 12, max: 128 };
