import { Icon } from '#app/ui/icon/icon.tsx';
import { Button, ButtonRow, LinkButton } from './button.tsx';

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
    <Button disabled>Enviando...</Button>
  </ButtonRow>
);

export const link = <LinkButton href="#exemplo">Ver horários livres</LinkButton>;
