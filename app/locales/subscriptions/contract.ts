import type { ByLocale } from '#app/platform/locale.ts';

type Seller = { email: string; phone: string };
type Officer = { name: string; email: string };

/**
 * The contract of a lens subscription: what is read before it is accepted and what is mailed as a PDF are the same
 * words. Whoever changes one gives the text a new id.
 */
export const subscriptionContract = {
  id: 'assinatura-2026-12-3',
  title: (plan: string) => `Contrato do plano ${plan} de lentes de contato`,
  protocol: (protocol: string) => `Assinatura ${protocol}`,
  accepted: 'Aceite',
  made: (moment: string) => `Aceito pelo site: ${moment}.`,
  version: (id: string, sha256: string) => `Versão do texto: ${id}. Resumo digital: ${sha256}.`,

  seller: 'Quem vende',
  sellerFacts: (legalName: string, taxId: string, address: string) =>
    `${legalName}, CNPJ ${taxId}, ${address}.`,
  reach: ({ email, phone }: Seller) => `E-mail: ${email}. Telefone: ${phone}.`,
  director: (companyCrm: string, name: string, registrations: string) =>
    `Registro da clínica: ${companyCrm}. Direção técnica: ${name}, ${registrations}.`,
  customer: 'Quem contrata',
  customerFacts: (name: string, cpf: string) => `${name}, CPF ${cpf}.`,
  deliverTo: (address: string) => `Endereço de entrega: ${address}.`,

  bought: {
    title: 'O que você contrata',
    text: (plan: string) => `Plano ${plan}, por 12 meses. Ele inclui:`,
  },
  price: {
    title: 'Quanto custa',
    total: (total: string) => `Preço total: ${total}.`,
    once: (total: string, day: string) =>
      `Um pagamento só, de ${total}, até ${day}. O preço é o mesmo em parcelas.`,
    instalments: (count: number) => `Em ${count} parcelas, sem juros, nestas datas:`,
    columns: ['Parcela', 'Pagar até', 'Valor'],
    extra:
      'Não há outro gasto neste contrato. A entrega já está no preço. O exame para fazer a receita de lentes é pago à parte.',
  },
  term: {
    title: 'Quanto tempo dura',
    text: 'O ano do plano começa no dia em que a clínica confere a sua receita e dura 12 meses. Ele não se renova sozinho. No fim, você escolhe se contrata de novo.',
  },
  prescription: {
    title: 'A receita de lentes',
    text: 'Lente de contato só se usa com exame, adaptação e receita de um médico. Nenhuma lente sai antes de a clínica conferir a sua receita. Se as lentes do plano não servirem para você, desfazemos o contrato e devolvemos tudo o que pagou.',
    care: 'Lente mal usada pode machucar o olho. Se o olho doer, ficar vermelho ou a vista embaçar, tire as lentes e fale com a clínica no mesmo dia.',
  },
  delivery: {
    title: 'Como as lentes chegam',
    text: (pairs: number) =>
      `São ${pairs} pares no ano, entregues mês a mês no seu endereço. O dia de cada entrega aparece na página da sua assinatura. Você pode mudar o endereço quando quiser.`,
  },
  withdrawal: {
    title: '7 dias para desistir',
    text: 'Você pode desistir em até 7 dias, sem dizer o motivo. Eles contam do dia do contrato ou do dia em que recebe as primeiras lentes, o que vier por último.',
    how: 'Abra o link do seu e-mail e aperte “Desistir”. Também pode avisar por telefone ou por mensagem. Confirmamos na hora por e-mail e devolvemos tudo o que pagou, em até 10 dias. Se já recebeu lentes, buscamos a caixa sem custo para você.',
  },
  cancelling: {
    title: 'Cancelar depois',
    text: 'Depois dos 7 dias, você cancela quando quiser, sem multa. Não cobramos mais nada, nem as parcelas em aberto.',
    count: (pair: string, pairs: number) =>
      `Contamos só os pares já entregues. Cada um vale ${pair}, que é o preço total dividido por ${pairs}. O que você pagou a mais volta em até 10 dias.`,
  },
  newPrices: {
    title: 'Se o preço mudar',
    text: 'O preço deste contrato não muda. Um preço novo só vale para quem contratar de novo. Avisamos por e-mail com 30 dias ou mais. Quem não quiser não precisa fazer nada, e pode cancelar antes.',
  },
  complaints: {
    title: 'Dúvidas e reclamações',
    text: ({ email, phone }: Seller) =>
      `Escreva para ${email} ou ligue para ${phone}. Dizemos que a mensagem chegou e respondemos em até 5 dias. Se não resolver, você pode procurar o Procon.`,
  },
  data: {
    title: 'Os seus dados',
    text: ({ name, email }: Officer) =>
      `Usamos o seu nome, CPF, telefone, e-mail e endereço para este contrato, as entregas e a nota fiscal. Quem cuida dos dados na clínica é ${name}: ${email}.`,
  },
  notThis: 'O que este plano não é',
};

export type SubscriptionContract = typeof subscriptionContract;

const english: SubscriptionContract = {
  id: 'subscription-2026-12-3-en',
  title: (plan: string) => `Contract for the ${plan} contact lens plan`,
  protocol: (protocol: string) => `Subscription ${protocol}`,
  accepted: 'Acceptance',
  made: (moment: string) => `Accepted on the website: ${moment}.`,
  version: (id: string, sha256: string) => `Text version: ${id}. Digital fingerprint: ${sha256}.`,

  seller: 'Who sells it',
  sellerFacts: (legalName: string, taxId: string, address: string) =>
    `${legalName}, CNPJ (company tax number) ${taxId}, ${address}.`,
  reach: ({ email, phone }: Seller) => `Email: ${email}. Phone: ${phone}.`,
  director: (companyCrm: string, name: string, registrations: string) =>
    `Clinic registration: ${companyCrm}. Technical director: ${name}, ${registrations}.`,
  customer: 'Who signs up',
  customerFacts: (name: string, cpf: string) => `${name}, CPF (taxpayer number) ${cpf}.`,
  deliverTo: (address: string) => `Delivery address: ${address}.`,

  bought: {
    title: 'What you are signing up for',
    text: (plan: string) => `${plan} plan, for 12 months. It includes:`,
  },
  price: {
    title: 'What it costs',
    total: (total: string) => `Total price: ${total}.`,
    once: (total: string, day: string) =>
      `One payment of ${total}, by ${day}. The price is the same in installments.`,
    instalments: (count: number) => `In ${count} payments without interest, on these dates:`,
    columns: ['Payment', 'Pay by', 'Amount'],
    extra:
      'There are no other costs in this contract. Delivery is included in the price. The exam for your lens prescription is paid for separately.',
  },
  term: {
    title: 'How long it lasts',
    text: 'The plan’s year starts on the day the clinic checks your prescription and lasts 12 months. It does not renew by itself. At the end, you choose whether to sign up again.',
  },
  prescription: {
    title: 'The lens prescription',
    text: 'Never wear contact lenses without an exam, a fitting and a doctor’s prescription. No lenses are sent before the clinic checks your prescription. If the plan’s lenses are not right for you, we undo the contract and refund everything you paid.',
    care: 'Lenses that are worn the wrong way can hurt the eye. If the eye hurts, gets red or your sight blurs, take the lenses out and talk to the clinic the same day.',
  },
  delivery: {
    title: 'How the lenses get to you',
    text: (pairs: number) =>
      `There are ${pairs} pairs a year, delivered month by month to your address. The day of each delivery is on the page of your subscription. You can change the address at any time.`,
  },
  withdrawal: {
    title: '7 days to change your mind',
    text: 'You can change your mind within 7 days, without giving a reason. They count from the day of the contract or the day you receive the first lenses, whichever is later.',
    how: 'Open the link in your email and press “Change my mind”. You can also tell us by phone or by message. We confirm right away by email and refund everything you paid, within 10 days. If you already have lenses, we collect the box at no cost to you.',
  },
  cancelling: {
    title: 'Cancelling later',
    text: 'After the 7 days, you can cancel whenever you want, with no fee. We charge nothing more, not even open payments.',
    count: (pair: string, pairs: number) =>
      `We count only the pairs already delivered. Each is worth ${pair}, which is the total price divided by ${pairs}. Anything you paid beyond that is refunded within 10 days.`,
  },
  newPrices: {
    title: 'If the price changes',
    text: 'The price of this contract does not change. A new price applies only if you sign up again. We tell you by email at least 30 days ahead. If you do not want it, you need not do anything, and you can cancel before.',
  },
  complaints: {
    title: 'Questions and complaints',
    text: ({ email, phone }: Seller) =>
      `Write to ${email} or call ${phone}. We confirm that your message arrived and answer within 5 days. If that does not solve it, you can contact Procon, the consumer protection office.`,
  },
  data: {
    title: 'Your data',
    text: ({ name, email }: Officer) =>
      `We use your name, CPF, phone, email and address for this contract, the deliveries and the invoice. The clinic’s data protection officer is ${name}: ${email}.`,
  },
  notThis: 'What this plan is not',
};

export const subscriptionContractTexts: ByLocale<SubscriptionContract> = {
  'pt-BR': subscriptionContract,
  'en-US': english,
};
