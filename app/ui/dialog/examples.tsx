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

export const withMuchToSay = (
  <>
    <DialogButton dialogId="exemplo-dialogo-longo" size="large">
      Abrir o comprido
    </DialogButton>
    <Dialog
      id="exemplo-dialogo-longo"
      title="Um título de diálogo que não cabe em uma linha de um celular pequeno"
    >
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve identical paragraphs
        <p key={index}>Texto que enche o diálogo até ele precisar rolar por dentro.</p>
      ))}
      <DialogClose dialogId="exemplo-dialogo-longo">Fechar</DialogClose>
    </Dialog>
  </>
);
