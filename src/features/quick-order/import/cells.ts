export type Cells = readonly string[];

/** An article number: five characters or more with a digit, other than a date or an amount with two decimals. */
const articlePattern =
  /^(?!(?:20\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]20\d\d|\d+\.\d\d)$)(?=\S*\d)[^\s;,|]{5,}$/;

export const isCode = (text: string): boolean => articlePattern.test(text);

export const isTradeCode = (text: string): boolean => /^\d{12,14}$/.test(text);

/** A whole number, with a unit or sign such as 2 stk., 2 x, x2 or (2), or with decimals of zero such as 2,00. */
const piecesPattern =
  /^(?:[x×*] ?)?\(?(\d+)([.,]0{1,2})?\)? ?(?:(?:st|stk|stck|styck|stück|stuks|stykk|stykker|pcs?|pce|pieces?|ea|each|kpl|szt|units?|x|×|\*)\.?)?$/i;

export const piecesOf = (text: string): string => piecesPattern.exec(text)?.[1] ?? text;

/** True for a whole number up to 999, which may have a unit. Numbers with decimals may be prices. */
export const isQuantity = (text: string): boolean => {
  const [, digits = '', decimals] = piecesPattern.exec(text) ?? [];
  return /^\d{1,3}$/.test(digits) && digits !== '00' && decimals === undefined;
};

/** True for a number that is neither a quantity nor an article number, such as an amount or 1 500. */
export const isOtherNumber = (text: string): boolean =>
  /^[^\p{L}\d]*\d[\d\s.,]*[^\p{L}\d]*$/u.test(text) && !isQuantity(text) && !isCode(text);

export const filled = (cells: Cells): string[] => cells.filter((cell) => cell !== '');

export function isOrderRow(cells: Cells): boolean {
  const [first = '', ...others] = filled(cells);
  return isCode(first) || (isQuantity(first) && others.some(isCode));
}

/** Form of an article number up to its first sign, with its digits and letters replaced. */
export const codeShape = (code: string): string =>
  code
    .replace(/[^\p{L}\d].*/u, '')
    .replace(/\d/g, '0')
    .replace(/\p{L}/gu, 'A');

const wordSet = (text: string) => new Set(text.split(/\s+/));

const codeNames = wordSet(
  `article articleno articlenumber artikel artikelcode artikelkod artikelnr artikelnummer artikkel artikkelnr
  artikkelnummer artnr artno bestellnr bestellnummer bestelnr bestelnummer bestnr code codice código item itemcode itemno
  itemnumber kod kode koodi materialid material materialnr materialnummer matnr partno partnumber product productcode
  productno productnumber productnummer produktkod produktkode produktnr produktnummer ref reference referenz
  référence réf sku teilenummer tuotekoodi tuotenro tuotenumero varekode varenr varenummer varunr varunummer vörunúmer`,
);

const quantityNames = wordSet(
  `aantal ant antal antall anzahl cantidad count kpl kvantitet magn menge mengde mängd määrä pcs pieces qtà qte qty qté
  quantity quantité quantità st stk stuks styck stück stückzahl stykk stykker unidades units`,
);

/** Ends of compounds that name an article number, as in Lieferantenartikelnummer. */
const codeEnding = /(art(ik)?k?el|vare?u?|produ[ck]t|material|bestell?)(nr|no|number|num+er|kode?|code)$/;
/** Beginnings and ends of compounds that name a quantity, as in Ordreantall and Bestellmenge. */
const quantityCompound = /^antall?|(antall?|aantal|anzahl|menge|mengde|mängd|määrä|kvantitet|qty|quantity)$/;

/** Headings of an article number unless another column has one. */
const looseCodeNames = wordSet('no nr number nummer');
/** Headings of a quantity unless another column has one. An amount may be a price. */
const looseQuantityNames = wordSet(
  'amount bestellt besteld bestellung bestelling bestill bestilling bestilt beställ beställning beställt nombre number order ordered ordre tilattu ønsket önskat',
);

/** Words that name something else: price, stock, delivered or packed quantities, dates, numbering. */
const otherNames = wordSet(
  `available batch box date datum dato ean enhet gtin hand line linje max min moms mva mwst pack page per pos position pr rabatt
  rad regel row sold solgt sum sålt tax total uke unit vat vecka week zeile`,
);
const otherParts =
  /^(pri[sxcj]|preis|lager|stock|reserv|rest|lever|mott|receiv|deliver|geliefert|ship|sendt|skick|pak|förpack|kolli|tilgjengelig|tillgäng|verfügbar|discount|weight|vekt|vikt|gewicht|bel[øo]p|betrag|minst|minimum|maks|maximum|expir)|(pris|preis|prijs|saldo|bestand|voorraad|dato|datum|vekt|vikt|gewicht|enhet|einheit|eenheid|linje|rabatt|summe?)$/;

/** Words of a heading in lower case, also those joined in camel case, without what is in brackets. */
const wordsOf = (heading: string): string[] =>
  heading
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const asOneWord = (heading: string) => wordsOf(heading).join('');

export const isOtherHeading = (heading: string): boolean =>
  wordsOf(heading).some((word) => otherNames.has(word) || otherParts.test(word));

export const isCodeHeading = (heading: string): boolean =>
  codeNames.has(asOneWord(heading)) || codeEnding.test(asOneWord(heading));

export const isQuantityName = (heading: string): boolean => quantityNames.has(asOneWord(heading));

/** True for a heading with a word or compound for the quantity, as in OrderQty, and none for something else. */
export const isQuantityHeading = (heading: string): boolean =>
  !isOtherHeading(heading) &&
  wordsOf(heading).some((word) => quantityNames.has(word) || quantityCompound.test(word));

export const isLooseCodeHeading = (heading: string): boolean => looseCodeNames.has(asOneWord(heading));

export const isLooseQuantityHeading = (heading: string): boolean =>
  looseQuantityNames.has(asOneWord(heading));
