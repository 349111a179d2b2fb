import type { Areas } from '../areas';

/** Norwegian texts of the consent area. */
export const consent: Areas['consent'] = {
  title: 'Kan vi samle inn statistikk?',
  text: 'Tillater du det, måler analysetjenestene våre hva som blir sett på og kjøpt, men aldri navn eller adresse.',
  necessary: 'Bare nødvendige',
  statistics: 'Tillat statistikk',
  settings: 'Personverninnstillinger',
  saved: 'Valget ditt er lagret. Du kan endre det nederst på alle sider.',
};
