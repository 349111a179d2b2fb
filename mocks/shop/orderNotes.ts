import type { OrderRecord } from '../store/state';
import type { Random } from './catalogue/assortment/random';
import type { Market } from './context';

type Note = NonNullable<OrderRecord['note']>;

const note = (title: string, description: string): Note => ({ title, description });

/** Sample notes with an order, in the language of the market. */
const notes: Record<Market, { household: [Note, ...Note[]]; company: [Note, ...Note[]] }> = {
  NO: {
    household: [
      note('', 'Ring på ved porten, hunden er snill.'),
      note('Hytta', 'Nøkkelen henger i boden. Sett det gjerne i gangen.'),
      note('Gave', 'Ikke legg ved prislapp, takk.'),
    ],
    company: [
      note('Møterom 3', 'Lever i andre etasje, heisen tar to paller.'),
      note('Prosjekt 4471', ''),
      note('Kantina', 'Varelevering fra Øvre Slottsgate mellom 7 og 10.'),
    ],
  },
  SE: {
    household: [note('', 'Ring på hos grannen om vi inte är hemma.')],
    company: [
      note('Rum 401–412', 'Leverera till lastkajen, ring Gunnar en timme innan.'),
      note('Frukostmatsalen', 'Före klockan 6 eller efter 11, tack.'),
      note('Projekt Våning 5', ''),
      note('Konferens', 'Emballaget tas med tillbaka.'),
    ],
  },
};

/** A random note for every fourth order. */
export function noteDrawn(random: Random, market: Market, isCompany: boolean): Note | null {
  if (!random.chance(0.25)) return null;
  return random.pick(notes[market][isCompany ? 'company' : 'household']);
}
