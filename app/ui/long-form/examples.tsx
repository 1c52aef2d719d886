import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { FormPart, FormRow, SaveBar } from './long-form.tsx';

export const partsAndBar = (
  <form className="stack">
    <FormPart title="Duração">
      <FormRow>
        <TextField id="ex-duracao" name="duracao" label="Minutos" defaultValue="30" width="short" />
        <TextField
          id="ex-antes"
          name="antes"
          label="Preparo antes"
          defaultValue="0"
          width="short"
        />
      </FormRow>
    </FormPart>
    <FormPart title="Preparo">
      <TextField id="ex-jejum" name="jejum" label="Horas em jejum" defaultValue="" width="short" />
    </FormPart>
    <SaveBar>
      <Button size="large">Salvar</Button>
    </SaveBar>
  </form>
);
