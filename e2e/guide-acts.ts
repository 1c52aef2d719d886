import type { Page } from '@playwright/test';
import sharp from 'sharp';

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
