import { SiteFooter } from './site-footer.tsx';

const link = { href: '#exemplo', label: 'Exemplo' };

export const whole = (
  <SiteFooter
    brand="Clareia"
    slogan="Cuidado com os seus olhos."
    phone={{ title: 'Ligue para a clínica', href: 'tel:+5535995550100', label: '(35) 99555-0100' }}
    contact={{ title: 'Fale com a gente', links: [link] }}
    address={{ title: 'Endereço', lines: ['Rua de Exemplo, 1', 'Centro'], map: link }}
    hours={{ title: 'Horário', lines: [{ label: 'Segunda a sexta', value: '8h às 18h' }] }}
    pages={{ title: 'No site', links: [link] }}
    identity={{
      title: 'Quem responde pela clínica',
      company: [{ label: 'CNPJ', value: '99.999.999/0001-91' }],
      people: [
        { role: 'Responsável técnica', name: 'Dra. Exemplo', registrations: ['CRM-MG 000000'] },
      ],
    }}
    privacy={{ title: 'Privacidade', text: 'Escreva para', mail: link, links: [link] }}
  />
);
