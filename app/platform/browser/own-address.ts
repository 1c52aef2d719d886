/** Whether a link stays on this site: '/servicos#topo' or '#topo'. '//host' would leave it. */
export function isOwnAddress(href: string): boolean {
  return /^(?:#|\/(?!\/))[^\s\\]*$/.test(href);
}
