import { GuardFields } from './guard-fields.tsx';

export const unseen = <GuardFields label="Deixe este campo em branco" />;
