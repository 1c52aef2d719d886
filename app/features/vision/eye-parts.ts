/** The parts of the eye from front to back, each with the slugs of the services that examine it. */
export const EYE_PARTS = [
  { part: 'tears', services: ['tratamentos-especializados', 'consultas-oftalmologicas'] },
  { part: 'cornea', services: ['topografia-corneana', 'paquimetria'] },
  { part: 'angle', services: ['gonioscopia'] },
  { part: 'iris', services: ['consultas-oftalmologicas', 'acompanhamento-pediatrico'] },
  {
    part: 'lens',
    services: ['consultas-oftalmologicas', 'exames-de-refracao', 'cirurgias-oftalmologicas'],
  },
  { part: 'vitreous', services: ['mapeamento-de-retina'] },
  { part: 'retina', services: ['mapeamento-de-retina', 'retinografia'] },
  { part: 'macula', services: ['retinografia', 'mapeamento-de-retina'] },
  { part: 'nerve', services: ['campo-visual', 'retinografia'] },
] as const;

export type EyePart = (typeof EYE_PARTS)[number]['part'];
