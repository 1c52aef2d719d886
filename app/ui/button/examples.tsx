import { Icon } from '#app/ui/icon/icon.tsx';
import { Button, ButtonRow, LinkButton } from './button.tsx';
import { SaveButtons } from './save-buttons.tsx';

export const primary = (
  <ButtonRow>
    <Button>Continuar</Button>
    <Button icon={<Icon name="calendar" />} size="large">
      Agendar pelo site
    </Button>
  </ButtonRow>
);

export const others = (
  <ButtonRow>
    <Button look="secondary">Procurar outro dia</Button>
    <Button look="danger">Cancelar a consulta</Button>
    <Button look="quiet">Deixar como está</Button>
  </ButtonRow>
);

export const disabled = (
  <ButtonRow>
    <Button disabled>Enviando...</Button>
    <Button look="secondary" disabled>
      Procurar outro dia
    </Button>
  </ButtonRow>
);

export const links = (
  <ButtonRow>
    <LinkButton href="#exemplo">Ver horários livres</LinkButton>
    <LinkButton href="#exemplo" look="secondary" size="large" icon={<Icon name="chat" />}>
      Conversar pelo WhatsApp
    </LinkButton>
    <LinkButton href="#exemplo" look="quiet">
      Ver depois
    </LinkButton>
    <a href="#exemplo">Um endereço ao lado</a>
  </ButtonRow>
);

export const savesAndGoesOn = (
  <ButtonRow>
    <SaveButtons label="Salvar" ways={{ goOn: '#exemplo', next: 'Salvar e ir ao próximo passo' }} />
  </ButtonRow>
);

export const longWords = (
  <LinkButton href="#exemplo" icon={<Icon name="calendar" />}>
    Ver os próximos horários livres para retinografia fluorescente
  </LinkButton>
);

export const onTheBand = (
  <div className="section-band">
    <ButtonRow>
      <Button>Continuar</Button>
      <Button look="secondary">Procurar outro dia</Button>
    </ButtonRow>
  </div>
);
