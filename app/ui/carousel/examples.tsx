import { LinkButton } from '#app/ui/button/button.tsx';
import { LinkCard } from '#app/ui/card/card.tsx';
import { Carousel } from './carousel.tsx';

export const cards = (
  <Carousel
    label="Exemplos, em uma fileira"
    messages={{ previous: 'Exemplos anteriores', next: 'Próximos exemplos' }}
    action={
      <LinkButton href="#exemplo" look="secondary">
        Ver todos
      </LinkButton>
    }
  >
    {['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis'].map((name) => (
      <li key={name}>
        <LinkCard href={`#${name}`} title={name} />
      </li>
    ))}
  </Carousel>
);

export const two = (
  <Carousel
    label="Dois exemplos, em uma fileira"
    messages={{ previous: 'Os de antes', next: 'Os de depois' }}
    action={
      <LinkButton href="#exemplo" look="secondary">
        Ver os dois
      </LinkButton>
    }
  >
    {['Um', 'Dois'].map((name) => (
      <li key={name}>
        <LinkCard href={`#${name}`} title={name} />
      </li>
    ))}
  </Carousel>
);
