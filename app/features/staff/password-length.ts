/** In code points. There are no other composition rules: length and rarity count. */
export const PASSWORD_LENGTH = { min: 12, max: 128 };
