import '#app/features/images/images.css';
import { DeleteImage } from '#app/features/images/delete-image.tsx';
import { IMAGE_FIELDS, IMAGES_PATH } from '#app/features/images/image-fields.ts';
import { ImageUses } from '#app/features/images/image-uses.tsx';
import { ImageDescriptionFields } from '#app/features/images/image-words-fields.tsx';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { imageFile } from '#app/platform/image-name.ts';
import { imageMarkdown } from '#app/platform/text/write-text-blocks.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/images-image';
import { changeImage, imagePageOf } from './images-image.server.ts';

const texts = staffImages.image;

const DONE: Record<string, string> = {
  enviada: staffImages.done.stored,
  conhecida: staffImages.done.known,
  salva: staffImages.done.described,
};

export async function loader(args: Route.LoaderArgs) {
  const { image, stored, changed, uses, url } = await imagePageOf(args);
  const { name, width, height, alt, credit, showsPeople, version } = image;
  const history = [
    texts.stored(stored.name, stored.moment),
    ...(changed ? [texts.changed(changed.name, changed.moment)] : []),
  ];
  return {
    ...{ name, width, height, version, uses, history },
    typed: { alt, credit: credit ?? '', showsPeople, authorised: showsPeople },
    markdown: imageMarkdown({ name, alt, credit: credit ?? undefined }),
    done: DONE[url.searchParams.get('feito') ?? ''] ?? null,
  };
}

export const action = (args: Route.ActionArgs) => changeImage(args);

export default function ImagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, width, height, version, uses, history, markdown, done } = loaderData;
  const errors = actionData?.errors ?? [];
  const typed = actionData?.typed ?? loaderData.typed;
  return (
    <StaffScreen
      title={texts.title}
      back={{ href: IMAGES_PATH, label: texts.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <div className="split">
        <div className="flow">
          <img
            src={imageFile(name, width)}
            width={width}
            height={height}
            alt={loaderData.typed.alt}
            className="image-shown"
          />
          <p className="small">{staffImages.list.size(width, height)}</p>
          {history.map((step) => (
            <p key={step} className="small">
              {step}
            </p>
          ))}
          <h2>{texts.markdownTitle}</h2>
          <p>{texts.markdownHint}</p>
          <code className="image-line">{markdown}</code>
          <ImageUses uses={uses} />
        </div>
        <div className="stack">
          <form method="post" noValidate className="staff-form stack">
            <h2>{texts.wordsTitle}</h2>
            <input type="hidden" name={IMAGE_FIELDS.version} defaultValue={version} />
            <ImageDescriptionFields typed={typed} errors={errors} />
            {uses.length > 0 ? <p className="small">{texts.keptWords}</p> : null}
            <Button>{texts.save}</Button>
          </form>
          <DeleteImage version={version} isUsed={uses.length > 0} />
        </div>
      </div>
    </StaffScreen>
  );
}
