import type { Areas } from '../areas';

/** Swedish texts of the consent area. */
export const consent: Areas['consent'] = {
  title: 'Får vi räkna besök?',
  text: 'Butiken lagrar det den behöver för att fungera. Om du tillåter statistik räknar tjänster vi använder också vad som visas och köps, aldrig med namn eller adress.',
  necessary: 'Bara det nödvändiga',
  statistics: 'Tillåt statistik',
  settings: 'Integritetsval',
  saved: 'Ditt val är sparat. Du kan ändra det längst ner på alla sidor.',
};
