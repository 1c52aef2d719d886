/** A link that opens a WhatsApp chat with a prefilled message. @param link of the clinic record */
export function whatsappLinkWith(link: string, message: string): string {
  const [chat = link] = link.split('?');
  return `${chat}?text=${encodeURIComponent(message)}`;
}
