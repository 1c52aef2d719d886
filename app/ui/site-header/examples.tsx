import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SiteHeader } from './site-header.tsx';
import { SlimHeader } from './slim-header.tsx';

export const whole = (
  <SiteHeader
    brand="Clareia"
    items={[
      { href: '/', label: 'Início' },
      { href: '/servicos', label: 'Serviços', isActive: true },
      { href: '/lentes', label: 'Lentes' },
      { href: '/blog', label: 'Blog' },
      { href: '/podcast', label: 'Podcast' },
      { href: '/sobre', label: 'Sobre' },
      { href: '/planos', label: 'Planos' },
      { href: '/faq', label: 'Dúvidas' },
    ]}
    actions={
      <LinkButton href="#agendar" icon={<Icon name="calendar" />}>
        Agendar
      </LinkButton>
    }
    searchHref="#busca"
    menuStart={null}
    menuEnd={null}
    otherLanguage={{ href: '/en-us/servicos', label: 'English', locale: 'en-US' }}
  />
);

/** Neither takes the buttons their room. */
export const longNameWithAWideLogo = (
  <SiteHeader
    brand="Instituto de Oftalmologia do Alto Vale"
    logo={{
      src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 10"><path d="M0 10 8 0l8 10Z" fill="navy"/><path d="M18 3h27v4H18Z" fill="teal"/></svg>')}`,
      ...{ width: 450, height: 100, holdsName: false },
    }}
    items={[{ href: '/servicos', label: 'Serviços' }]}
    actions={<LinkButton href="#agendar">Agendar</LinkButton>}
    searchHref="#busca"
    menuStart={null}
    menuEnd={null}
  />
);

export const slim = (
  <SlimHeader
    brand="Clareia"
    phone={{ href: 'tel:+5535995550100', label: '(35) 99555-0100' }}
    leave={{ href: '#sair', short: 'Sair', rest: ' do agendamento' }}
  />
);
