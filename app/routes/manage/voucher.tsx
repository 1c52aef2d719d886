import { data } from 'react-router';
import { VISIT_PATHS } from '#app/features/booking/visit-paths.ts';
import { PrintButton, Voucher } from '#app/features/booking/voucher.tsx';
import { manage } from '#app/locales/pt-BR/manage.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import type { Route } from './+types/voucher';
import { visitMeta } from './visit-meta.ts';
import { readVisitPage } from './visit-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { shown } = await readVisitPage(args);
  return data({ visit: shown }, { headers: ERROR_HEADERS });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  visitMeta(manage.voucher.title, loaderData?.visit.clinicName);

export default function VoucherRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BackLink href={VISIT_PATHS.visit} isClientSide>
        {manage.toVisit}
      </BackLink>
      <PrintButton />
      <Voucher visit={loaderData.visit} />
    </>
  );
}
