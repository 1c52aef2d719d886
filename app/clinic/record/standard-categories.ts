const category = (slug: string, portuguese: string, english: string) => ({
  slug,
  label: { 'pt-BR': portuguese, 'en-US': english },
});

/** What articles may be about in a record that names no categories of its own, in the order of the list. */
export const STANDARD_CATEGORIES = [
  category('prevention', 'Prevenção', 'Prevention'),
  category('treatments', 'Tratamentos', 'Treatments'),
  category('pediatric', 'Crianças', 'Children'),
  category('technology', 'Tecnologia', 'Technology'),
  category('exams', 'Como são os exames', 'What exams are like'),
  category('general', 'Cuidados gerais', 'General care'),
  category('consultas', 'Consultas', 'Consultations'),
  category('exames', 'Dia do exame', 'Day of the exam'),
  category('refracao', 'Grau e óculos', 'Prescriptions and glasses'),
  category('paquimetria', 'Paquimetria', 'Pachymetry'),
  category('mapeamento-retina', 'Mapeamento de retina', 'Retina mapping'),
  category('biometria', 'Biometria', 'Biometry'),
  category('retinografia', 'Retinografia', 'Retinography'),
  category('topografia-corneana', 'Topografia da córnea', 'Corneal topography'),
  category('lentes-contato', 'Lentes de contato', 'Contact lenses'),
  category('testes-especiais', 'Testes especiais', 'Special tests'),
];
