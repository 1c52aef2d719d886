/** Texts of the month: how full each day is. */
export const staffMonth = {
  label: (month: string) => `Dias de ${month}`,
  hint: 'Em cada dia, quantos estão marcados e quanto tempo ainda está livre, de todos os profissionais juntos. A barra mostra o que já está ocupado.',
  unit: (appointments: number) => (appointments === 1 ? 'marcado' : 'marcados'),
  /** @param minutes of working time that is still to come */
  free: (minutes: number) => `${spoken(minutes)} ${minutes === 60 ? 'livre' : 'livres'}`,
  full: 'cheio',
  closed: 'fechado',
};

function spoken(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  if (hours === 0) return `${minutes} min`;
  return rest === '00' ? `${hours}h` : `${hours}h${rest}`;
}
