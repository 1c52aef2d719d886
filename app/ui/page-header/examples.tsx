import { PageHeader } from './page-header.tsx';

export const withLead = (
  <PageHeader
    kicker="Clínica de exemplo"
    title="Serviços"
    lead="Abra cada um para saber como é e como se preparar."
  />
);
