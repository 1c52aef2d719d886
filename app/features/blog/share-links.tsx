import type { BlogMessages } from '#app/locales/pt-BR/blog.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

type ShareLinksProps = { title: string; url: string; texts: BlogMessages['share'] };

/** Ways to pass a page on: plain links and the address itself, nothing of another site is loaded. */
export function ShareLinks({ title, url, texts }: ShareLinksProps) {
  const message = encodeURIComponent(`${title} ${url}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${message}`;
  return (
    <>
      <ButtonRow>
        <LinkButton
          href={`https://wa.me/?text=${message}`}
          look="secondary"
          icon={<Icon name="chat" />}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.whatsapp}
        </LinkButton>
        <LinkButton href={mail} look="secondary" icon={<Icon name="mail" />}>
          {texts.email}
        </LinkButton>
      </ButtonRow>
      <p className="share-address">
        <label className="field-label" htmlFor="endereco">
          {texts.address}
        </label>
        <input className="input" id="endereco" type="url" readOnly defaultValue={url} />
      </p>
    </>
  );
}
