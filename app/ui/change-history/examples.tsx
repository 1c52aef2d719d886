import { ChangeHistory } from './change-history.tsx';
import { FilledNotice } from './filled-notice.tsx';
import { FoldedHistory, HistorySection, PagedHistory } from './paged-history.tsx';

const line = (where: string, before: string, after: string) => ({ where, before, after });

export const twoChanges = (
  <ChangeHistory
    changes={[
      {
        key: 'agenda-7',
        moment: '23 de novembro de 2026, 14h02',
        who: 'Bia Nogueira',
        lines: [
          line('Duração', '30 minutos', '45 minutos'),
          line('Salas e aparelhos', 'Consultório 1', 'Consultório 1, Consultório 2'),
        ],
        links: [{ href: '#como-agenda-7', label: 'Voltar a esta versão' }],
      },
      {
        key: 'registro-2',
        moment: '18 de novembro de 2026, 9h15',
        who: 'Lúcia Campos',
        lines: [line('Página do serviço', '', 'texto publicado')],
        links: [],
      },
    ]}
  />
);

export const manyLines = (
  <ChangeHistory
    changes={[
      {
        key: 'registro-1',
        moment: '17 de novembro de 2026, 8h30',
        who: 'Lúcia Campos',
        lines: Array.from({ length: 11 }, (_, index) =>
          line(`Campo ${index + 1}`, `valor ${index}`, `valor ${index + 1}`),
        ),
        links: [],
      },
    ]}
  />
);

export const nothingChanged = <ChangeHistory changes={[]} />;

export const aboveAForm = (
  <FilledNotice
    moment="23 de novembro de 2026, 14h02"
    who="Bia Nogueira"
    gone="Consultório 3"
    href="#agora"
  />
);

export const belowAForm = <HistorySection changes={[]} page={2} pageCount={3} href="#pagina" />;

export const onItsOwnPage = <PagedHistory changes={[]} page={1} pageCount={2} href="#lista" />;

export const unfolded = (
  <FoldedHistory
    changes={[
      {
        ...{ key: '4', moment: '23 de novembro de 2026, 14h02', who: 'Bia Nogueira' },
        lines: [line('Mostrar as avaliações do Google', 'sim', 'não')],
        links: [],
      },
    ]}
    {...{ page: 2, pageCount: 2, href: '#google', part: 'google' }}
  />
);
