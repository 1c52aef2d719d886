import { Card, LinkCard } from './card.tsx';

export const plain = (
  <Card>
    <p>Um pedaço da página com moldura.</p>
  </Card>
);

export const leading = (
  <LinkCard href="#exemplo" title="Paquimetria" fact="de 5 a 10 minutos">
    <p>Mede a espessura da córnea.</p>
  </LinkCard>
);
