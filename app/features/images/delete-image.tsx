import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog/dialog.tsx';
import { IMAGE_ACTIONS, IMAGE_FIELDS } from './image-fields.ts';

const texts = staffImages.image;
const DIALOG = 'apagar-imagem';

/** Takes the picture out of the library, once it is asked again; says why not while a text shows it. */
export function DeleteImage({ version, isUsed }: { version: number; isUsed: boolean }) {
  return (
    <section className="image-delete flow" id={IMAGE_ACTIONS.delete} aria-labelledby="delete-title">
      <h2 id="delete-title">{texts.deleteTitle}</h2>
      {isUsed ? (
        <p>{texts.deleteUsed}</p>
      ) : (
        <DialogButton dialogId={DIALOG} look="danger">
          {texts.delete}
        </DialogButton>
      )}
      <Dialog id={DIALOG} title={texts.deleteAsk}>
        <p>{texts.deleteHint}</p>
        <form method="post">
          <input type="hidden" name={IMAGE_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={IMAGE_FIELDS.action} value={IMAGE_ACTIONS.delete} />
          <ButtonRow>
            <Button look="danger">{texts.delete}</Button>
            <DialogClose dialogId={DIALOG}>{texts.deleteKeep}</DialogClose>
          </ButtonRow>
        </form>
      </Dialog>
    </section>
  );
}
