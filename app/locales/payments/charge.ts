import type { ByLocale } from '#app/platform/locale.ts';

/** The page of one payment. */
const portuguese = {
  title: {
    preparing: 'Pagamento',
    open: 'Pagamento',
    'part-paid': 'Falta uma parte',
    paid: 'Pagamento recebido',
    expired: 'O prazo deste pagamento acabou',
    cancelled: 'Pagamento cancelado',
    refunding: 'Devolução em andamento',
    refunded: 'Dinheiro devolvido',
  },
  lead: {
    preparing: 'Aqui está como pagar. O pagamento aparece nesta página quando chega à clínica.',
    open: 'Aqui está como pagar. O pagamento aparece nesta página quando chega à clínica.',
    'part-paid': 'Recebemos uma parte. Abaixo está como pagar o que falta.',
    paid: 'Está tudo pago. Obrigado. Esta página é o seu recibo.',
    expired:
      'Não pague mais por aqui. Se você já pagou, o dinheiro não se perde: fale com a clínica.',
    cancelled:
      'Não é preciso pagar. Se você já pagou, o dinheiro não se perde: fale com a clínica.',
    refunding: 'A clínica está devolvendo o que você pagou. Seu banco pode levar alguns dias.',
    refunded: 'A clínica devolveu o que você pagou. Seu banco pode levar alguns dias para mostrar.',
  },
  restByDesk:
    'Recebemos uma parte. O que falta não se paga por aqui: combine com a clínica, pelo telefone abaixo.',
  arrival: {
    back: 'Seu pagamento ainda não está confirmado. Voltar para esta página não confirma nada: quem confirma é a empresa de pagamentos, em geral em poucos minutos. Se você já pagou, não pague de novo: toque em “Atualizar” daqui a pouco.',
    later:
      'Não conseguimos abrir o pagamento agora. Nada foi cobrado. Tente de novo em alguns minutos.',
  },
  refresh: 'Atualizar',
  sums: {
    title: 'Resumo',
    what: 'O que é pago',
    total: 'Valor',
    paid: 'Já recebido',
    rest: 'Falta pagar',
    refunded: 'Devolvido',
    refundAsked: 'Em devolução',
    due: 'Vencimento',
    expires: 'Pague até',
    reference: 'Identificador',
  },
  pix: {
    title: 'Pagar por Pix',
    steps: [
      'Abra o aplicativo do seu banco e escolha Pix.',
      'No celular, copie o código e cole em “Pix copia e cola”. No computador, leia o código com a câmera do celular.',
      'Confira o nome de quem recebe e o valor. Só depois confirme.',
    ],
    check: 'Confira no aplicativo',
    receiver: 'Quem recebe',
    amount: 'Valor',
    wrongName: 'Se o banco mostrar outro nome ou outro valor, não pague. Ligue para a clínica.',
    qr: (amount: string) => `Código Pix de ${amount}, para ler com a câmera`,
    code: 'Pix copia e cola',
    codeHint: 'Toque e segure no texto, escolha “Selecionar tudo” e copie.',
    copy: 'Copiar o código',
    copied: 'Código copiado. Agora cole no aplicativo do banco.',
    selected: 'O código está selecionado. Copie pelo menu do aparelho.',
  },
  redirect: {
    title: 'Pagar pela internet',
    text: 'O pagamento é feito na página da empresa de pagamentos. A clínica não vê os dados do seu cartão.',
    link: 'Ir para o pagamento',
    pixText: 'Peça o código Pix deste pagamento ao banco da clínica. Ele aparece nesta página.',
    pixLink: 'Mostrar o código Pix',
  },
  done: {
    title: 'Já pagou?',
    statement:
      'A clínica confere pelo extrato do banco, em geral até o próximo dia útil. Até lá esta página continua como está. Você não precisa enviar comprovante.',
    provider:
      'A confirmação chega sozinha, em geral em poucos minutos. Toque em “Atualizar” para ver.',
    mail: 'Quando o pagamento for confirmado, mandamos um recibo por e-mail, se você deixou o seu.',
  },
  receipt: {
    title: 'O que recebemos',
    paidOn: 'Dia',
    amount: 'Valor',
    refunds: 'O que devolvemos',
    print: 'Imprimir',
    printHint: 'Sem impressora, a janela que se abre também salva em PDF.',
    note: 'Este recibo não substitui a nota fiscal de serviço, que a clínica emite à parte.',
  },
  seller: {
    title: 'Quem recebe o pagamento',
    company: 'Empresa',
    taxId: 'CNPJ',
    address: 'Endereço',
    email: 'E-mail',
    phone: 'Telefone',
  },
  missing: {
    title: 'Pagamento não encontrado',
    text: 'O link está incompleto ou não vale mais. Abra de novo o link inteiro, ou fale com a clínica.',
    home: 'Ir para o início',
  },
  documentTitle: (title: string, clinic: string) => `${title} | ${clinic}`,
};

const english: typeof portuguese = {
  title: {
    preparing: 'Payment',
    open: 'Payment',
    'part-paid': 'Part of it is still to be paid',
    paid: 'Payment received',
    expired: 'The time for this payment is over',
    cancelled: 'Payment canceled',
    refunding: 'Refund on its way',
    refunded: 'Money refunded',
  },
  lead: {
    preparing: 'Here is how to pay. The payment shows on this page once it reaches the clinic.',
    open: 'Here is how to pay. The payment shows on this page once it reaches the clinic.',
    'part-paid': 'We received part of it. Below is how to pay the rest.',
    paid: 'Everything is paid. Thank you. This page is your receipt.',
    expired:
      'Do not pay here any more. If you have already paid, your money is not lost: talk to the clinic.',
    cancelled:
      'There is nothing to pay. If you have already paid, your money is not lost: talk to the clinic.',
    refunding: 'The clinic is refunding what you paid. Your bank may take a few days.',
    refunded: 'The clinic has refunded what you paid. Your bank may take a few days to show it.',
  },
  restByDesk:
    'We received part of it. The rest cannot be paid here: settle it with the clinic, at the phone number below.',
  arrival: {
    back: 'Your payment is not confirmed yet. Coming back to this page confirms nothing: the payment company does, usually within minutes. If you have paid, do not pay again: choose “Refresh” in a little while.',
    later:
      'We could not open the payment just now. You have not been charged. Try again in a few minutes.',
  },
  refresh: 'Refresh',
  sums: {
    title: 'Summary',
    what: 'What is paid for',
    total: 'Amount',
    paid: 'Received so far',
    rest: 'Still to pay',
    refunded: 'Refunded',
    refundAsked: 'Being refunded',
    due: 'Due date',
    expires: 'Pay by',
    reference: 'Identifier',
  },
  pix: {
    title: 'Pay by Pix',
    steps: [
      'Open your bank’s app and choose Pix.',
      'On your phone, copy the code and paste it into “Pix copia e cola”. On a computer, scan the code with your phone’s camera.',
      'Compare the payee’s name and the amount. Only then confirm.',
    ],
    check: 'Compare in the app',
    receiver: 'Payee',
    amount: 'Amount',
    wrongName: 'If your bank shows another name or amount, do not pay. Call the clinic.',
    qr: (amount) => `Pix code for ${amount}, to scan with the camera`,
    code: 'Pix code to copy',
    codeHint: 'Press and hold the text, choose “Select all”, and copy.',
    copy: 'Copy the code',
    copied: 'Code copied. Now paste it into your bank’s app.',
    selected: 'The code is selected. Copy it with your device’s menu.',
  },
  redirect: {
    title: 'Pay online',
    text: 'You pay on the page of the payment company. The clinic never sees your card details.',
    link: 'Go to the payment',
    pixText: 'Ask the clinic’s bank for the Pix code of this payment. It appears on this page.',
    pixLink: 'Show the Pix code',
  },
  done: {
    title: 'Already paid?',
    statement:
      'The clinic checks its bank statement, usually by the next business day. Until then this page stays as it is. You need not send proof.',
    provider: 'Confirmation comes by itself, usually in a few minutes. Choose “Refresh” to see it.',
    mail: 'Once the payment is confirmed we email you a receipt, if you left an address.',
  },
  receipt: {
    title: 'What we received',
    paidOn: 'Date',
    amount: 'Amount',
    refunds: 'What we refunded',
    print: 'Print',
    printHint: 'Without a printer, the window that opens also saves a PDF.',
    note: 'This receipt does not replace the service invoice (nota fiscal), which the clinic issues separately.',
  },
  seller: {
    title: 'Who receives the payment',
    company: 'Company',
    taxId: 'CNPJ (company number)',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
  },
  missing: {
    title: 'Payment not found',
    text: 'The link is incomplete or no longer valid. Open the whole link again, or talk to the clinic.',
    home: 'Go to the home page',
  },
  documentTitle: (title, clinic) => `${title} | ${clinic}`,
};

export type ChargeMessages = typeof portuguese;
export const chargeMessages: ByLocale<ChargeMessages> = {
  'pt-BR': portuguese,
  'en-US': english,
};
