import type { Areas } from '../areas';

/** Swedish texts of the consent area. */
export const consent: Areas['consent'] = {
  title: 'Får vi samla in statistik?',
  text: 'Om du säger ja registrerar vi vad som visas och köps, men aldrig namn eller adress.',
  readMore: 'Läs om integritet',
  necessary: 'Endast nödvändiga',
  statistics: 'Tillåt statistik',
  settings: 'Integritetsinställningar',
  saved: 'Ditt val är sparat. Du kan ändra det längst ner på alla sidor.',
};
