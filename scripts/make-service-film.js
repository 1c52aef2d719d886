// Makes the demonstration's film about the mapping of the retina from the site's own drawings, because nobody
// filmed it: node scripts/make-service-film.js
// It writes public/film/mapeamento-de-retina.webm, its captions in both languages and capa.webp, the poster of
// films without a picture of their own. Run by hand after changing a scene or a drawing, and commit the result;
// start, build and test never call it. The same drawings and program versions give the same bytes.
// It needs ffmpeg (`apt-get install -y ffmpeg`) and the browser of the tests. The film has no sound and no words
// in the picture, so one film serves every language; nothing blinks, and scenes melt into each other.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

const PROJECT_DIR = fileURLToPath(new URL('..', import.meta.url));
const FILM_DIR = join(PROJECT_DIR, 'public/film');
const NAME = 'mapeamento-de-retina';
const SIZE = { width: 960, height: 540 };
const FRAMES_PER_SECOND = 20;
const ENCODER = 'ffmpeg';
const MAX_BYTES = 1_500_000;

/** Scenes in order: seconds each takes, the drawing, and its caption in each language. */
const SCENES = [
  {
    seconds: 4.5,
    drawing: 'town',
    'pt-br': 'O mapeamento de retina examina o fundo do olho.',
    'en-us': 'Retinal mapping examines the back of the eye.',
  },
  {
    seconds: 5.5,
    drawing: 'drops',
    'pt-br': 'Primeiro, a equipe pinga um colírio. A pupila se abre aos poucos.',
    'en-us': 'First, the staff put in eye drops. The pupil slowly opens.',
  },
  {
    seconds: 4,
    drawing: 'clock',
    'pt-br': 'Você espera o colírio fazer efeito.',
    'en-us': 'You wait for the drops to work.',
  },
  {
    seconds: 5.5,
    drawing: 'doctor',
    'pt-br': 'Quem examina usa uma luz presa à cabeça e uma lente na mão.',
    'en-us': 'The doctor uses a head-worn light and a hand-held lens.',
  },
  {
    seconds: 6,
    drawing: 'retina',
    'pt-br': 'Você olha para os lados, e a retina aparece até as bordas.',
    'en-us': 'You look around, and the retina shows out to its edges.',
  },
  {
    seconds: 5.5,
    drawing: 'blurred',
    'pt-br': 'Depois, a visão fica embaçada. Não dirija por 4 a 6 horas.',
    'en-us': 'Afterward, your vision is blurry. Do not drive for 4 to 6 hours.',
  },
];

const STYLE = `
  body { margin: 0; background: var(--sky-mid); }
  .scene { position: absolute; inset: 0; overflow: hidden; opacity: 0; background:
    radial-gradient(70% 60% at 92% 112%, var(--hill-3) 70%, transparent 70.5%),
    radial-gradient(90% 60% at 14% 118%, var(--hill-2) 70%, transparent 70.5%), var(--sky-mid); }
  .scene > svg.picture { position: absolute; inset: 0; width: 100%; height: 100%; }
  .large svg, .right svg, .huge svg { width: 100%; height: 100%; }
  .large { position: absolute; left: 285px; top: 75px; width: 390px; height: 390px; }
  .huge { position: absolute; left: 130px; top: -80px; width: 700px; height: 700px; }
  .left { position: absolute; left: 70px; top: 40px; width: 320px; }
  .right { position: absolute; left: 640px; top: 130px; width: 280px; height: 280px; }
  .over { position: absolute; inset: 0; width: 100%; height: 100%; }
  #drop { fill: var(--hill-3); stroke: var(--lens-line); stroke-width: 6; }
  #lamp { fill: var(--sun); stroke: var(--lens-line); stroke-width: 6; }
  #beam { fill: var(--sun); opacity: 0; }
  #lens { fill: var(--lens); fill-opacity: .7; stroke: var(--lens-line); stroke-width: 10; }
`;

mkdirSync(FILM_DIR, { recursive: true });
for (const language of ['pt-br', 'en-us'])
  writeFileSync(join(FILM_DIR, `${NAME}.${language}.vtt`), captionsIn(language));
const frames = await drawFrames();
await encode(frames, join(FILM_DIR, `${NAME}.webm`));
const [first] = frames;
await sharp(first).webp({ quality: 80, effort: 6 }).toFile(join(FILM_DIR, 'capa.webp'));
const { size } = statSync(join(FILM_DIR, `${NAME}.webm`));
console.log(`${NAME}: ${frames.length / FRAMES_PER_SECOND} s, ${size} bytes`);
if (size > MAX_BYTES) throw new Error(`the film is larger than ${MAX_BYTES} bytes`);

function captionsIn(language) {
  let from = 0;
  const cues = SCENES.map((scene) => {
    const to = from + scene.seconds;
    const cue = `${timeOf(from + 0.2)} --> ${timeOf(to - 0.1)}\n${scene[language]}`;
    from = to;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function timeOf(seconds) {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** Every frame as PNG. */
async function drawFrames() {
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    await page.setContent(await filmPage());
    await page.evaluate(animate);
    const count = SCENES.reduce((sum, { seconds }) => sum + seconds, 0) * FRAMES_PER_SECOND;
    const drawn = [];
    for (let index = 0; index < count; index += 1) {
      await page.evaluate((seconds) => window.drawAt(seconds), index / FRAMES_PER_SECOND);
      drawn.push(await page.screenshot());
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

/** One page with all scenes on top of each other. */
async function filmPage() {
  const vite = await createServer({
    root: PROJECT_DIR,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, watch: null },
  });
  try {
    const load = (path) => vite.ssrLoadModule(`/app/${path}`);
    const { TownAtDawn } = await load('ui/picture/town-at-dawn.tsx');
    const { ClockGlyph } = await load('ui/picture/clock-glyph.tsx');
    const { ServiceGlyph } = await load('features/services/service-glyph.tsx');
    const { PersonPicture } = await load('features/about/portrait.tsx');
    const draw = (component, props = {}) => renderToStaticMarkup(createElement(component, props));
    const town = draw(TownAtDawn, { label: '' });
    const eye = draw(ServiceGlyph, { slug: 'consultas-oftalmologicas' });
    const retina = draw(ServiceGlyph, { slug: NAME });
    const person = { name: '', look: 'doctor', photo: null };
    const doctor = draw(PersonPicture, { person, locale: 'pt-BR' });
    const drawings = {
      town,
      drops: `<div class="large">${eye}</div><svg class="over" viewBox="0 0 960 540"><path id="drop" d="M480 0c20 26 30 40 30 56a30 30 0 1 1-60 0c0-16 10-30 30-56Z"/></svg>`,
      clock: `<div class="large">${draw(ClockGlyph)}</div>`,
      doctor: `<div class="left">${doctor}</div><svg class="over" viewBox="0 0 960 540"><path id="beam" d="M244 116 742 206v128Z"/><circle id="lamp" cx="240" cy="114" r="15"/><circle id="lens" cx="560" cy="216" r="50"/></svg><div class="right">${eye}</div>`,
      retina: `<div class="huge">${retina}</div>`,
      blurred: town,
    };
    const styles = ['tokens.css', 'service.css'].map((name) => readStyle(`app/styles/${name}`));
    const scenes = SCENES.map(
      ({ seconds, drawing }) =>
        `<div class="scene ${drawing}" data-seconds="${seconds}">${drawings[drawing]}</div>`,
    );
    const own = readStyle('app/features/about/about.css');
    return `<style>${styles.join('\n')}\n${own}\n${STYLE}</style>${scenes.join('')}`;
  } finally {
    await vite.close();
  }
}

function readStyle(path) {
  return readFileSync(join(PROJECT_DIR, path), 'utf8');
}

/** Runs in the page: makes drawAt(seconds), which shows the film at an instant. */
function animate() {
  const FADE = 0.5;
  const scenes = [...document.querySelectorAll('.scene')];
  let begin = 0;
  const times = scenes.map((scene) => {
    const from = begin;
    begin += Number(scene.dataset.seconds);
    return { scene, from, to: begin };
  });
  const eased = (part) => {
    const held = Math.min(1, Math.max(0, part));
    return held * held * (3 - 2 * held);
  };
  const MOVES = {
    town: (part) => zoom('.town > svg', 1 + 0.14 * part),
    drops: (part) => {
      const fall = eased(part / 0.4);
      document.querySelector('#drop').style.transform = `translateY(${-90 + 250 * fall}px)`;
      document.querySelector('#drop').style.opacity = 1 - eased((part - 0.36) / 0.1);
      const pupil = document.querySelector('.drops .glyph-dark');
      pupil.setAttribute('r', 4 + 4 * eased((part - 0.45) / 0.45));
    },
    clock: (part) => zoom('.clock svg', 1 + 0.08 * part),
    doctor: (part) => {
      document.querySelector('#beam').style.opacity = 0.75 * eased((part - 0.25) / 0.3);
      document.querySelector('#lens').style.transform =
        `translateX(${-60 * (1 - eased(part / 0.3))}px)`;
      document.querySelector('.doctor .right .glyph-dark').setAttribute('r', 8);
    },
    retina: (part) => {
      const turn = 2 * Math.PI * eased(part);
      const place = `translate(${70 * Math.sin(turn)}px, ${46 * Math.sin(2 * turn)}px)`;
      document.querySelector('.retina .huge').style.transform = place;
    },
    blurred: (part) => {
      const town = document.querySelector('.blurred > svg');
      town.style.filter = `blur(${(12 * eased(part / 0.35)).toFixed(2)}px)`;
    },
  };
  const zoom = (selector, scale) => {
    document.querySelector(selector).style.transform = `scale(${scale})`;
  };
  window.drawAt = (seconds) => {
    for (const [index, { scene, from, to }] of times.entries()) {
      const appears = index === 0 ? 1 : eased((seconds - from) / FADE);
      const isShown = seconds >= from && (seconds < to + FADE || index === times.length - 1);
      scene.style.opacity = isShown ? appears : 0;
      if (isShown) MOVES[scene.classList[1]](Math.min(1, (seconds - from) / (to - from)));
    }
  };
}

/** Writes frames as VP9 with a length and cues, so that players may jump. */
async function encode(pictures, path) {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', 'pipe:0'];
  const codec = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '34', '-pix_fmt', 'yuv420p'];
  const same = ['-threads', '1', '-row-mt', '0', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const output = [
    '-g',
    String(4 * FRAMES_PER_SECOND),
    '-map_metadata',
    '-1',
    '-cues_to_front',
    '1',
  ];
  const ffmpeg = spawn(
    ENCODER,
    ['-v', 'error', '-y', ...input, ...codec, ...same, ...output, path],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  for (const picture of pictures)
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
