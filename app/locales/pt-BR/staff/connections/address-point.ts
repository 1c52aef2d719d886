const metres = (count: number) => `${Math.round(count).toLocaleString('pt-BR')} m`;

/** Words of the map on which an address gets its point. */
export const staffAddressPoint = {
  title: 'O lugar no mapa',
  /** As the name of what lacks. */
  field: 'Ponto no mapa',
  how: 'Toque no mapa onde fica a entrada. Os números acima mudam junto.',
  keys: 'Pelo teclado: chegue ao mapa com Tab e use as setas; com Shift, o passo é maior.',
  noScript: 'Mude o lugar com os botões, ou escreva os números acima.',
  noGround:
    'Ainda não há ruas desenhadas neste lugar. Cada quadrado tem o tamanho da barra embaixo à esquerda.',
  toMap: 'Pôr o mapa dos arredores',
  noPoint: {
    main: 'Este endereço ainda não tem lugar no mapa. Escreva os números acima ou toque no mapa.',
    branch: 'Este endereço ainda não tem lugar. O mapa mostra a unidade principal.',
  },
  label: 'Mapa para marcar o lugar do endereço',
  /** Where the address is drawn. */
  here: 'aqui',
  acts: {
    norte: 'Norte',
    sul: 'Sul',
    leste: 'Leste',
    oeste: 'Oeste',
    perto: 'Mais perto',
    longe: 'Mais longe',
    aqui: 'Desenhar pelos números',
  },
  steps: (step: number) => `Um passo são ${metres(step)}.`,
  /** Read aloud after every move. @param north metres, negative to the south */
  moved: (north: number, east: number, point: string) => {
    const parts = [
      Math.round(north) === 0 ? '' : `${metres(Math.abs(north))} ao ${north > 0 ? 'norte' : 'sul'}`,
      Math.round(east) === 0 ? '' : `${metres(Math.abs(east))} a ${east > 0 ? 'leste' : 'oeste'}`,
    ].filter(Boolean);
    const where = parts.length > 0 ? `${parts.join(' e ')} de onde estava` : 'Onde estava';
    return `${where}: ${point}.`;
  },
  point: (latitude: string, longitude: string) => `latitude ${latitude}, longitude ${longitude}`,
  outside: 'Estes números ficam fora do mapa. Use “Desenhar pelos números”.',
};
