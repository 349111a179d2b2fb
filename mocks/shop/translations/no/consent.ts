import type { Areas } from '../areas';

/** Norwegian texts of the consent area. */
export const consent: Areas['consent'] = {
  title: 'Kan vi telle besøk?',
  text: 'Butikken lagrer det den trenger for å fungere. Tillater du statistikk, teller tjenester vi bruker også hva som blir sett på og kjøpt, aldri med navn eller adresse.',
  necessary: 'Bare det nødvendige',
  statistics: 'Tillat statistikk',
  settings: 'Personvernvalg',
  saved: 'Valget ditt er lagret. Du kan endre det nederst på alle sider.',
};
