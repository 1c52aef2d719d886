import { Inset, Notice } from './notice.tsx';

export const info = (
  <Notice title="Não sabe qual escolher?">
    <p>Marque uma consulta. A médica indica os exames, se forem precisos.</p>
  </Notice>
);

export const warning = (
  <Notice tone="warning" title="Não venha dirigindo">
    <p>A pupila pode ser dilatada, e a visão fica embaçada por algumas horas.</p>
  </Notice>
);

export const urgent = (
  <Notice tone="urgent" title="É urgente?">
    <p>Procure um pronto-socorro agora ou ligue para o SAMU, 192.</p>
  </Notice>
);

export const success = (
  <Notice tone="success" title="Consulta marcada" role="status">
    <p>Guarde o número do protocolo.</p>
  </Notice>
);

export const inset = (
  <Inset>
    <p>Seu horário: terça-feira, 14 de outubro, às 9h30.</p>
  </Inset>
);

export const withoutTitle = (
  <Notice>
    <p>Estes textos foram escritos para demonstrar.</p>
  </Notice>
);

export const longWords = (
  <Notice tone="warning" title="Antes da angiofluoresceinografia, avise a recepção" titleLevel={3}>
    <p>
      Conte se tem alergia, doença dos rins ou gravidez. Endereços compridos também cabem:
      resultados.de.exames@oftalmologia.clinica.example.com.
    </p>
    <ul>
      <li>Venha com acompanhante.</li>
      <li>Traga os exames anteriores.</li>
    </ul>
  </Notice>
);
