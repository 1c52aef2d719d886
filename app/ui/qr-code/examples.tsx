import { QrCode } from './qr-code.tsx';

export const link = <QrCode text="https://clareia.example.com/agendamento" label="Agendamento" />;

export const longText = (
  <QrCode text={'Um texto comprido, como o de um Pix. '.repeat(6)} label="Pix de R$ 100,00" />
);
