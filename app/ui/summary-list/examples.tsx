import { SummaryList } from './summary-list.tsx';

export const withChanges = (
  <SummaryList
    rows={[
      {
        label: 'Serviço',
        value: 'Consulta oftalmológica',
        change: { href: '#servico', what: 'o serviço' },
      },
      {
        label: 'Dia e hora',
        value: 'terça-feira, 14 de outubro, às 9h30',
        change: { href: '#dia', what: 'o dia e a hora' },
      },
      {
        label: 'Telefone',
        value: '(35) 99555-0100',
        change: { href: '#telefone', what: 'o telefone' },
      },
    ]}
  />
);

export const facts = <SummaryList rows={[{ label: 'Protocolo', value: 'CL-0001' }]} />;

export const longWords = (
  <SummaryList
    rows={[
      {
        label: 'Endereço de e-mail para os lembretes',
        value: 'maria.aparecida.de.albuquerque.cavalcanti@correio.exemplo.example.com',
        change: { href: '#email', what: 'o e-mail' },
      },
    ]}
  />
);
