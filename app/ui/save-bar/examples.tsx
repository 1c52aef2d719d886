import { Button } from '#app/ui/button/button.tsx';
import { SaveBar } from './save-bar.tsx';

export const two = (
  <SaveBar>
    <Button size="large">Ver como fica</Button>
    <Button size="large" look="secondary">
      Salvar
    </Button>
  </SaveBar>
);
