import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { SiteFooter, SlimFooter } from './site-footer.tsx';

const link = { href: '#exemplo', label: 'Exemplo' };
const identity = 'Exemplo Ltda., CNPJ 99.999.999/0001-91. Responsável técnica: Dra. Exemplo.';

export const whole = (
  <SiteFooter
    brand="Clareia"
    phone={{ href: 'tel:+5535995550100', label: '(35) 99555-0100' }}
    address={{ title: 'Endereço', lines: ['Rua de Exemplo, 1', 'Centro'], map: link }}
    hours={{ title: 'Horário', lines: [{ label: 'Segunda a sexta', value: '8h às 18h' }] }}
    contact={{ title: 'Contato', links: [link] }}
    pages={{ title: 'No site', links: [link] }}
    search={
      <SearchBox
        action="#busca"
        label="O que você procura?"
        button="Buscar"
        query=""
        maxLength={100}
      />
    }
    social={{
      title: 'Redes sociais',
      links: [{ href: '#instagram', label: 'Instagram', icon: 'instagram' }],
    }}
    identity={identity}
  />
);

export const slim = <SlimFooter identity={identity} links={[link]} />;
