import '#app/features/images/images.css';
import '#app/ui/file-field/file-field.css';
import { CONTENT_PATH } from '#app/features/content/content-paths.ts';
import { MAX_IMAGE_SEARCH, searchOf, TOO_LARGE_QUERY } from '#app/features/images/image-fields.ts';
import { UploadForm } from '#app/features/images/image-forms.tsx';
import { ImageGrid } from '#app/features/images/image-lists.tsx';
import { readLibrary } from '#app/features/images/read-images.server.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import type { Route } from './+types/images';
import { tooLarge, uploadImage } from './images-upload.server.ts';

const messages = staffImages.list;

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const asked = searchOf(url.searchParams);
  return {
    ...(await readLibrary(services.db, asked)),
    search: asked.search,
    errors: url.searchParams.has(TOO_LARGE_QUERY) ? tooLarge() : [],
    isDeleted: url.searchParams.get('feito') === 'apagada',
  };
}

export const action = (args: Route.ActionArgs) => uploadImage(args);

export default function Images({ loaderData, actionData }: Route.ComponentProps) {
  const { images, found, page, pageCount, search, isDeleted } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <StaffScreen
      title={staffImages.title}
      lead={staffImages.lead}
      back={{ href: CONTENT_PATH, label: staffContent.title }}
      isRefused={errors.length > 0}
    >
      {isDeleted ? (
        <Notice tone="success" role="status">
          <p>{staffImages.done.deleted}</p>
        </Notice>
      ) : null}
      <div className="split">
        <section className="flow" aria-labelledby="upload-title">
          <h2 id="upload-title">{staffImages.upload.title}</h2>
          <UploadForm values={actionData?.values} errors={errors} />
        </section>
        <section className="stack" aria-labelledby="library-title">
          <h2 id="library-title">{messages.title}</h2>
          <SearchBox
            action={IMAGES_PATH}
            label={messages.search}
            button={messages.searchButton}
            query={search}
            maxLength={MAX_IMAGE_SEARCH}
            look="secondary"
          />
          {images.length > 0 ? (
            <p className="small">{messages.count(found)}</p>
          ) : (
            <Empty isSearch={search !== ''} />
          )}
          <ImageGrid images={images} />
          <Pager
            label={messages.pager.label}
            page={page}
            pageCount={pageCount}
            hrefOf={(each) =>
              `${IMAGES_PATH}?${new URLSearchParams({ busca: search, pagina: String(each) })}`
            }
            labels={messages.pager}
          />
        </section>
      </div>
    </StaffScreen>
  );
}

function Empty({ isSearch }: { isSearch: boolean }) {
  if (!isSearch)
    return (
      <Notice title={messages.emptyTitle} titleLevel={3}>
        <p>{messages.empty}</p>
      </Notice>
    );
  return (
    <Notice>
      <p>{messages.noneFound}</p>
      <p>
        <a href={IMAGES_PATH}>{messages.showAll}</a>
      </p>
    </Notice>
  );
}
