import { blogMessages } from '#app/locales/blog-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';

/** The article that is not there, and the way to the others. */
export function MissingPost() {
  const { missing, seeAll } = useMessages(blogMessages);
  return (
    <div className="screen">
      <title>{missing.title}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <PageHeader title={missing.title} lead={missing.text} />
        <ButtonRow>
          <LinkButton href="/blog">{seeAll}</LinkButton>
        </ButtonRow>
      </div>
    </div>
  );
}
