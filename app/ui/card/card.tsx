import { useLocalPath } from '#app/locales/use-locale.ts';

type CardProps = {
  children: React.ReactNode;
  /** 'plain' sits on the page, 'raised' stands out from it. */
  look?: 'plain' | 'raised';
};

/** A framed box. */
export function Card({ children, look = 'plain' }: CardProps) {
  return <div className={`card card-${look}`}>{children}</div>;
}

type LinkCardProps = {
  href: string;
  title: string;
  titleLevel?: 2 | 3;
  picture?: React.ReactNode;
  /** A short fact under the title, such as a duration. */
  fact?: React.ReactNode;
  children?: React.ReactNode;
};

/** A card that is a link: its title is the link and the whole card is the target. */
export function LinkCard({ href, title, titleLevel = 3, picture, fact, children }: LinkCardProps) {
  const to = useLocalPath()(href);
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="card card-raised link-card">
      {picture}
      <Title className="link-card-title">
        <a href={to}>{title}</a>
      </Title>
      {children}
      {fact ? <p className="link-card-fact">{fact}</p> : null}
    </div>
  );
}
