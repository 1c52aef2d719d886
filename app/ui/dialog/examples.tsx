import { Dialog, DialogButton, DialogClose } from './dialog.tsx';

export const opened = (
  <>
    <DialogButton dialogId="exemplo-dialogo" look="secondary">
      Abrir
    </DialogButton>
    <Dialog id="exemplo-dialogo" title="Você vai sair deste site">
      <p>Você será redirecionado para o WhatsApp. Continuar?</p>
      <DialogClose dialogId="exemplo-dialogo">Ficar aqui</DialogClose>
    </Dialog>
  </>
);
