import { formatCpf } from '#app/clinic/cpf.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { addressLine } from '#app/clinic/postal-address.ts';
import type { OrderRequest } from '#app/features/subscriptions/order-form.ts';
import { subscriptionContractTexts } from '#app/locales/subscriptions/contract.ts';
import { type PdfBlock, pdfOf } from '#app/platform/pdf/pdf.server.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { type Contract, type ContractFacts, contractOf } from './contract.ts';

/** Identifies the words that were accepted, the sentence beside the box among them. */
export function acceptedSha256({ textId, sections, accept }: Contract): string {
  return sha256Hex(JSON.stringify([textId, sections, accept]));
}

/** The whole contract as a PDF, tagged for screen readers: parties, what was read, when it was accepted. */
export function contractPdf(
  facts: ContractFacts,
  { customer, address }: Pick<OrderRequest, 'customer' | 'address'>,
  { protocol, orderedAt }: { protocol: string; orderedAt: Date },
): Promise<Buffer> {
  const { locale, plan } = facts;
  const texts = subscriptionContractTexts[locale];
  const contract = contractOf(facts);
  const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });
  const blocks: PdfBlock[] = [
    paragraph(texts.protocol(protocol)),
    { kind: 'heading', level: 2, text: texts.customer },
    paragraph(texts.customerFacts(customer.name, formatCpf(customer.cpf))),
    paragraph(texts.deliverTo(addressLine(address))),
    ...contract.sections.flatMap(({ title, blocks: inside }): PdfBlock[] => [
      { kind: 'heading', level: 2, text: title },
      ...inside,
    ]),
    { kind: 'heading', level: 2, text: texts.accepted },
    paragraph(contract.accept),
    paragraph(texts.made(formatMoment(orderedAt, { locale }))),
    paragraph(texts.version(contract.textId, acceptedSha256(contract))),
  ];
  return pdfOf({ title: texts.title(plan.name), language: locale, createdAt: orderedAt, blocks });
}
