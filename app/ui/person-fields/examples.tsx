import { EmailField, NameField, PhoneField } from './person-fields.tsx';

export const plain = (
  <>
    <NameField id="exemplo-pessoa" name="nome" label="Nome completo" />
    <PhoneField
      id="exemplo-pessoa-telefone"
      name="telefone"
      label="Telefone com DDD"
      hint="Celular ou fixo. Exemplo: 35995550100."
    />
    <EmailField id="exemplo-pessoa-email" name="email" label="E-mail" />
  </>
);

export const wrong = (
  <>
    <NameField
      id="exemplo-pessoa-errada"
      name="nome"
      label="Nome completo"
      error="Informe pelo menos 3 caracteres."
      defaultValue="Al"
    />
    <PhoneField
      id="exemplo-pessoa-telefone-errado"
      name="telefone"
      label="Telefone com DDD"
      error="Use apenas números com DDD (ex: 35995550100)."
      defaultValue="99555-0144"
    />
    <EmailField
      id="exemplo-pessoa-email-errado"
      name="email"
      label="E-mail"
      error="E-mail inválido."
      defaultValue="rosa@"
    />
  </>
);

export const ofSomebodyElse = (
  <NameField
    id="exemplo-paciente"
    name="paciente"
    label="Nome do paciente"
    defaultValue="Piupiu Quaresma"
    autoComplete="off"
  />
);
