import './uploaded-file.css';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog/dialog.tsx';

type FileUsesProps = {
  title: string;
  uses: readonly { href: string; locale: string; title: string }[];
};

/** The entries that use an uploaded file. */
export function FileUses({ title, uses }: FileUsesProps) {
  return (
    <>
      <p>{title}</p>
      <ul className="file-uses">
        {uses.map(({ href, locale, title: entry }) => (
          <li key={href} lang={locale}>
            <a href={href}>{entry}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type DeleteFileProps = {
  file: { name: string; label: string };
  messages: {
    delete: string;
    deleteAsk: string;
    deleteHint: (label: string) => string;
    deleteYes: string;
    deleteKeep: string;
  };
  /** Names of the form's fields, and what its action is called. */
  form: { fields: { name: string; action: string }; action: string };
};

/** Deletes an uploaded file that nothing uses, after a question. */
export function DeleteFile({ file: { name, label }, messages, form }: DeleteFileProps) {
  const dialogId = `apagar-${name.slice(0, 12)}`;
  return (
    <>
      <DialogButton dialogId={dialogId} look="danger">
        {messages.delete}
        <span className="visually-hidden">: {label}</span>
      </DialogButton>
      <Dialog id={dialogId} title={messages.deleteAsk}>
        <p>{messages.deleteHint(label)}</p>
        <form method="post">
          <input type="hidden" name={form.fields.name} value={name} />
          <input type="hidden" name={form.fields.action} value={form.action} />
          <ButtonRow>
            <Button look="danger">{messages.deleteYes}</Button>
            <DialogClose dialogId={dialogId}>{messages.deleteKeep}</DialogClose>
          </ButtonRow>
        </form>
      </Dialog>
    </>
  );
}
