import { PageToast } from './page-toast.tsx';

/** As the page's script renders them in the toast area. */
export const toasts = (
  <>
    <div className="toast toast-plain">
      <p>Recebemos sua mensagem</p>
      <button type="button">Fechar</button>
    </div>
    <div className="toast toast-bad">
      <p>Não foi possível enviar. Tente novamente mais tarde.</p>
      <button type="button">Fechar</button>
    </div>
  </>
);

/** Hidden; the page's script turns it into a toast. */
export const said = <PageToast text="Recebemos sua mensagem" />;
