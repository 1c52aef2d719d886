/** Whether a link stays on this site: '/servicos#topo' or '#topo', but not '//host'. */
export function isOwnAddress(href: string): boolean {
  return /^(?:#|\/(?!\/))[^\s\\]*$/.test(href);
}
