import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';
import { MainForm } from './main-form.tsx';

export const formOfAPage = (
  <MainForm className="stack">
    <TextField id="ex-razao" name="razao" label="Razão social" defaultValue="" />
    <SaveBar>
      <Button size="large">Salvar</Button>
    </SaveBar>
  </MainForm>
);
