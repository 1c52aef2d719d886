import { staffPublish } from '#app/locales/pt-BR/staff/clinic/publish.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { PUBLISH_FIELDS } from './go-live.ts';

const { forms } = staffPublish;

/** The privacy policy as it is now, for who says that they have read it. */
export type PrivacyToRead = {
  /** 'Última mudança: 25 de novembro de 2026. São 12 minutos de leitura.' */
  facts: string;
  /** Path of the form that changes the text. */
  editor: string;
  /** Null until it was opened on the page: nobody says before that they have read it. */
  opened: {
    hash: string;
    intro: readonly TextBlock[];
    sections: readonly { id: string; title: string; body: readonly TextBlock[] }[];
  } | null;
};

/** The policy with how long it is; opened, all of it, and at its end the button of who has read it. */
export function PrivacyReading({ text, isRead }: { text: PrivacyToRead; isRead: boolean }) {
  const { facts, editor, opened } = text;
  return (
    <>
      <p>
        <a href="/privacy">{forms.readPrivacy}</a>. {facts} <a href={editor}>{forms.editPrivacy}</a>
        .
      </p>
      {isRead ? null : opened ? (
        <>
          <div className="privacy-to-read">
            <Prose blocks={opened.intro} level={4} />
            {opened.sections.map(({ id, title, body }) => (
              <section key={id}>
                <h4>{title}</h4>
                <Prose blocks={body} level={4} />
              </section>
            ))}
          </div>
          <input type="hidden" name={PUBLISH_FIELDS.hash} defaultValue={opened.hash} />
          <p className="small">{forms.privacyIsSigned}</p>
          <ButtonRow>
            <Button look="secondary" name={PUBLISH_FIELDS.act} value="lido">
              {forms.privacy}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <ButtonRow>
          <Button look="secondary" name={PUBLISH_FIELDS.act} value="ler">
            {forms.openPrivacy}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
