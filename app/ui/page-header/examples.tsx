import { PageHeader } from './page-header.tsx';

export const withLead = (
  <PageHeader
    kicker="Clínica de exemplo"
    title="Serviços"
    lead="Abra cada um para saber como é e como se preparar."
  />
);

export const alone = <PageHeader title="Busca" />;

export const longWords = (
  <PageHeader
    title="Acompanhamento oftalmológico multidisciplinar de retinopatia diabética"
    lead="Um começo mais comprido, para ver onde as linhas quebram e quanto ar fica entre elas."
  >
    <p className="small">Revisado pela médica responsável.</p>
  </PageHeader>
);
