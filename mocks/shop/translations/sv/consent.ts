import type { Areas } from '../areas';

/** Swedish texts of the consent area. */
export const consent: Areas['consent'] = {
  title: 'Får vi samla in statistik?',
  text: 'Om du tillåter det mäter våra analystjänster vad som visas och köps, men aldrig namn eller adress.',
  necessary: 'Endast nödvändiga',
  statistics: 'Tillåt statistik',
  settings: 'Integritetsinställningar',
  saved: 'Ditt val är sparat. Du kan ändra det längst ner på alla sidor.',
};
