import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';

/** What the articles of the demonstration's clinic are about. */
export const serraClaraCategories = [
  { slug: 'prevention', label: { 'pt-BR': 'Prevenção', 'en-US': 'Prevention' } },
  { slug: 'treatments', label: { 'pt-BR': 'Tratamentos', 'en-US': 'Treatments' } },
  { slug: 'pediatric', label: { 'pt-BR': 'Crianças', 'en-US': 'Children' } },
  { slug: 'technology', label: { 'pt-BR': 'Tecnologia', 'en-US': 'Technology' } },
  { slug: 'exams', label: { 'pt-BR': 'Como são os exames', 'en-US': 'What exams are like' } },
  { slug: 'general', label: { 'pt-BR': 'Cuidados gerais', 'en-US': 'General care' } },
  { slug: 'consultas', label: { 'pt-BR': 'Consultas', 'en-US': 'Consultations' } },
  { slug: 'exames', label: { 'pt-BR': 'Dia do exame', 'en-US': 'Day of the exam' } },
  {
    slug: 'refracao',
    label: { 'pt-BR': 'Grau e óculos', 'en-US': 'Prescriptions and glasses' },
  },
  { slug: 'paquimetria', label: { 'pt-BR': 'Paquimetria', 'en-US': 'Pachymetry' } },
  {
    slug: 'mapeamento-retina',
    label: { 'pt-BR': 'Mapeamento de retina', 'en-US': 'Retina mapping' },
  },
  { slug: 'biometria', label: { 'pt-BR': 'Biometria', 'en-US': 'Biometry' } },
  { slug: 'retinografia', label: { 'pt-BR': 'Retinografia', 'en-US': 'Retinography' } },
  {
    slug: 'topografia-corneana',
    label: { 'pt-BR': 'Topografia da córnea', 'en-US': 'Corneal topography' },
  },
  { slug: 'lentes-contato', label: { 'pt-BR': 'Lentes de contato', 'en-US': 'Contact lenses' } },
  { slug: 'testes-especiais', label: { 'pt-BR': 'Testes especiais', 'en-US': 'Special tests' } },
] satisfies ClinicRecord['postCategories'];
