import { useLanguage } from '../../src/features/settings/settings';

const english = {
  delivery: 'Sent within a day',
  care: 'Care',
  wood: 'Wood: wipe with a well-wrung cloth along the grain, and oil it once a year.',
  textile: 'Textile: vacuum with a soft brush, and dab stains with cold water at once.',
  metal: 'Metal: dust with a dry cloth; soap marks powder-coated surfaces.',
  questions: 'Ask someone who has built it',
};

type TextKey = keyof typeof english;

/** Texts of the extension by language; English stands in for other languages. */
const texts: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = {
  en: english,
  no: {
    delivery: 'Sendes innen ett døgn',
    care: 'Vedlikehold',
    wood: 'Tre: tørk med en godt oppvridd klut langs årene, og olje det én gang i året.',
    textile: 'Tekstil: støvsug med myk børste, og dupp flekker med kaldt vann med en gang.',
    metal: 'Metall: tørk støv med en tørr klut; såpe setter merker i pulverlakk.',
    questions: 'Spør en som har bygd det',
  },
  sv: {
    delivery: 'Skickas inom ett dygn',
    care: 'Skötsel',
    wood: 'Trä: torka med en väl urvriden trasa längs ådringen, och olja en gång om året.',
    textile: 'Textil: dammsug med mjuk borste, och badda fläckar med kallt vatten genast.',
    metal: 'Metall: damma med en torr trasa; tvål ger märken på pulverlack.',
    questions: 'Fråga någon som har byggt det',
  },
};

/** A text of the extension in the current language. */
export function useText(): (key: TextKey) => string {
  const [language = ''] = useLanguage().split('-');
  return (key) => (texts[language] ?? english)[key];
}
