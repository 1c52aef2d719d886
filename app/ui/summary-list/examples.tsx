import { SummaryList } from './summary-list.tsx';

export const withChanges = (
  <SummaryList
    rows={[
      { label: 'Serviço', value: 'Consulta oftalmológica', changeHref: '#servico' },
      { label: 'Dia e hora', value: 'terça-feira, 14 de outubro, às 9h30', changeHref: '#dia' },
      { label: 'Telefone', value: '(35) 99555-0100', changeHref: '#telefone' },
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
        changeHref: '#email',
        changeLabel: 'o e-mail',
      },
    ]}
  />
);
