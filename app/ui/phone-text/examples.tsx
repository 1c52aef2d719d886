import { PhoneText } from './phone-text.tsx';

export const inASentence = <PhoneText>Se preferir, ligue para (35) 99555-0100.</PhoneText>;
