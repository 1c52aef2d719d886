import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Clock, systemClock } from '#app/platform/clock.ts';
import { assertSender, type Mailer, mailOptions, type Sender } from './mail.server.ts';

/**
 * Mailer without SMTP: stores each mail as `<time>-<message id>.eml`, readable only by the owner of the
 * process. A file appears complete or not at all.
 * @param directory created when missing
 * @throws Error when the sender is invalid
 */
export function fileMailer({
  directory,
  clock = systemClock,
  ...sender
}: Sender & { directory: string; clock?: Clock }): Mailer {
  assertSender(sender);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    describe: `files in ${directory}`,
    async send(mail) {
      const { message } = await composer.sendMail(mailOptions(mail, sender));
      if (!Buffer.isBuffer(message)) throw new Error('the composer gave no whole message');
      const time = clock.now().toISOString().replaceAll(':', '-');
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeWhole(directory, `${time}-${mail.messageId}.eml`, message);
    },
    async close() {
      composer.close();
    },
  };
}

async function writeWhole(directory: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(directory, `.${randomUUID()}.part`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(directory, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
