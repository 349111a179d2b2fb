import type { Areas } from '../areas';

/** Norwegian texts of the consent area. */
export const consent: Areas['consent'] = {
  title: 'Kan vi samle inn statistikk?',
  text: 'Sier du ja, registrerer vi hva som blir sett på og kjøpt, men aldri navn eller adresse.',
  readMore: 'Les om personvern',
  necessary: 'Bare nødvendige',
  statistics: 'Tillat statistikk',
  settings: 'Personverninnstillinger',
  saved: 'Valget ditt er lagret. Du kan endre det nederst på alle sider.',
};
