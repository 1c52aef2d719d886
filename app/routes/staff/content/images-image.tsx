import '#app/features/images/images.css';
import { IMAGE_FIELDS } from '#app/features/images/image-fields.ts';
import { DeleteImage, ImageDescriptionFields } from '#app/features/images/image-forms.tsx';
import { ImageUses } from '#app/features/images/image-lists.tsx';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { IMAGES_PATH, imagePath } from '#app/platform/image-name.ts';
import { imageMarkdown } from '#app/platform/text/write-text-blocks.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/images-image';
import { changeImage, imagePageOf } from './images-image.server.ts';

const messages = staffImages.image;

const DONE: Record<string, string> = {
  enviada: staffImages.done.stored,
  conhecida: staffImages.done.known,
  salva: staffImages.done.described,
};

export async function loader(args: Route.LoaderArgs) {
  const { image, stored, changed, uses, url } = await imagePageOf(args);
  const { name, width, height, alt, credit, showsPeople, version } = image;
  const history = [
    messages.stored(stored.name, stored.moment),
    ...(changed ? [messages.changed(changed.name, changed.moment)] : []),
  ];
  return {
    ...{ name, width, height, version, uses, history },
    values: { alt, credit: credit ?? '', showsPeople, authorised: showsPeople },
    markdown: imageMarkdown({ name, alt, credit: credit ?? undefined }),
    done: DONE[url.searchParams.get('feito') ?? ''] ?? null,
  };
}

export const action = (args: Route.ActionArgs) => changeImage(args);

export default function ImagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, width, height, version, uses, history, markdown, done } = loaderData;
  const errors = actionData?.errors ?? [];
  const values = actionData?.values ?? loaderData.values;
  return (
    <StaffScreen
      title={messages.title}
      back={{ href: IMAGES_PATH, label: messages.back }}
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
            src={imagePath(name, width)}
            width={width}
            height={height}
            alt={loaderData.values.alt}
            className="image-shown"
          />
          <p className="small">{staffImages.list.size(width, height)}</p>
          {history.map((step) => (
            <p key={step} className="small">
              {step}
            </p>
          ))}
          <h2>{messages.markdownTitle}</h2>
          <p>{messages.markdownHint}</p>
          <code className="image-line">{markdown}</code>
          <ImageUses uses={uses} />
        </div>
        <div className="stack">
          <form method="post" noValidate className="staff-form stack">
            <h2>{messages.wordsTitle}</h2>
            <input
              type="hidden"
              name={IMAGE_FIELDS.version}
              defaultValue={actionData?.seen ?? version}
            />
            <ImageDescriptionFields values={values} errors={errors} />
            {uses.length > 0 ? <p className="small">{messages.keptWords}</p> : null}
            <Button>{messages.save}</Button>
          </form>
          <DeleteImage version={version} isUsed={uses.length > 0} />
        </div>
      </div>
    </StaffScreen>
  );
}
