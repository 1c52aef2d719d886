import { ClockGlyph } from '#app/ui/picture/clock-glyph.tsx';
import { Card, LinkCard } from './card.tsx';

export const plain = (
  <Card>
    <p>Um pedaço da página com moldura.</p>
  </Card>
);

export const raised = (
  <Card look="raised">
    <p>Um pedaço da página que se destaca.</p>
  </Card>
);

export const leading = (
  <LinkCard href="#exemplo" title="Paquimetria" fact="de 5 a 10 minutos">
    <p>Mede a espessura da córnea.</p>
  </LinkCard>
);

export const withNothingButItsTitle = <LinkCard href="#exemplo" title="Gonioscopia" />;

export const sideBySide = (
  <ul className="grid">
    <li>
      <LinkCard href="#exemplo-1" title="Retinografia" fact="de 10 a 15 minutos">
        <p>Fotografa o fundo do olho.</p>
      </LinkCard>
    </li>
    <li>
      <LinkCard
        href="#exemplo-2"
        title="Acompanhamento otorrinolaringológico interdisciplinar"
        titleLevel={2}
        picture={<ClockGlyph />}
        fact="o tempo depende do que se encontra e de quantos olhos são examinados"
      >
        <p>Um título de palavras compridas, para ver onde elas quebram.</p>
      </LinkCard>
    </li>
  </ul>
);
