import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answersOfAdult, walkTo } from './journey.ts';

const EYE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <rect width="900" height="600" fill="#f3e3c7"/>
    <path d="M120 300q330-320 660 0q-330 320-660 0z" fill="#fffdf8" stroke="#12302f" stroke-width="14"/>
    <circle cx="450" cy="300" r="130" fill="#2a6f97"/>
    <circle cx="450" cy="300" r="60" fill="#12302f"/>
  </svg>`,
);

/** Uploads a drawing to the image library. */
export async function sendPicture(page: Page): Promise<void> {
  const buffer = await sharp(EYE).png().toBuffer();
  await page.goto('/equipe/conteudo/imagens');
  const file = { name: 'olho.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Arquivo da imagem').setInputFiles(file);
  await page
    .getByLabel('O que a imagem mostra?')
    .fill('Desenho de um olho aberto, visto de frente');
  await page.getByRole('button', { name: 'Enviar a imagem' }).click();
  await page.getByText('A imagem está na biblioteca.').waitFor();
}

/** Saves a patient's testimonial and shows it on the site. */
export async function keepTestimonial(page: Page): Promise<void> {
  await page.goto('/equipe/depoimentos/novo');
  await page
    .getByLabel('O que a pessoa disse')
    .fill('Explicaram cada exame com calma antes de começar.');
  await page.getByLabel('Nome que aparece').fill('Joana');
  await page.getByLabel('Dia').fill('1');
  await page.getByLabel('Mês').fill('9');
  await page.getByLabel('Ano').fill('2026');
  await page.getByText('Papel assinado').click();
  await page.getByLabel('Quem guarda o documento').fill('Helena, pasta de autorizações');
  await page.getByLabel('Mostrar no site', { exact: true }).check();
  await page.getByLabel('Mostrar no site agora').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('O site já mostra este depoimento').waitFor();
}

/** Registers an incident; the page then shows the deadlines for notices. */
export async function reportIncident(page: Page): Promise<void> {
  await page.goto('/equipe/privacidade/incidentes/novo');
  await page.getByLabel('Em poucas palavras').fill('E-mail enviado à pessoa errada');
  await page
    .getByLabel('O que aconteceu')
    .fill('A confirmação de um agendamento foi para o endereço de outra pessoa.');
  await page.getByLabel('Nomes').check();
  await page.getByLabel('Quantas pessoas').fill('1');
  await page.getByText('Sim: a ANPD').click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('heading', { name: 'Prazos' }).waitFor();
}

/**
 * Settles the clinic's Pix key and a deposit for an exam, and books with it twice: one deposit is received, the other
 * waits.
 */
export async function askForDeposits(administrator: Page, openVisitor: () => Promise<Page>) {
  await administrator.goto('/equipe/pagamentos/ajustes');
  await administrator.getByLabel('Chave aleatória').check();
  await administrator
    .getByLabel('Chave Pix', { exact: true })
    .fill('123e4567-e12b-12d1-a456-426655440000');
  await administrator.getByLabel('Nome de quem recebe').fill('Clareia Oftalmologia');
  await administrator.getByLabel('Cidade').fill('Pouso Alegre');
  await administrator.getByRole('button', { name: 'Salvar' }).click();
  await administrator.getByRole('status').first().waitFor();
  await administrator.goto('/equipe/agenda/servicos/mapeamento-de-retina');
  await administrator.getByLabel('Pedir sinal para marcar pelo site').check();
  await administrator.getByLabel('Conferimos o sinal pelo extrato').check();
  await administrator.getByRole('button', { name: 'Salvar' }).click();
  await administrator.getByRole('status').first().waitFor();
  for (const phone of ['35995550181', '35995550182']) {
    const visitor = await openVisitor();
    await walkTo(visitor, 'check', answersOfAdult(phone));
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'Ir para o sinal' }).click();
    await visitor.getByRole('heading', { name: 'Pague o sinal' }).waitFor();
    await visitor.context().close();
  }
  await administrator.goto('/equipe/agenda/sinais');
  await administrator
    .getByRole('button', { name: /^Recebi o sinal/ })
    .first()
    .click();
  await administrator.getByRole('status').first().waitFor();
}
