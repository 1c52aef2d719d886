import { LinkButton } from '#app/ui/button/button.tsx';
import { SiteHeader } from './site-header.tsx';

export const withActiveEntry = (
  <SiteHeader
    brand="Clareia"
    items={[
      { href: '/', label: 'Início' },
      { href: '/servicos', label: 'Serviços', isActive: true },
    ]}
    actions={<LinkButton href="#agendar">Agendar</LinkButton>}
  />
);
