import type { Localized } from '../../shop/context';

/** Assembly steps common to all furniture delivered in parts. */
export const assemblySteps: Localized<readonly string[]> = {
  en: [
    'Unpack on a soft surface, such as a rug, and check the parts against the list on the package.',
    'The tools are included. Do not use an electric screwdriver: it strips the thread of wood.',
    'Fasten all screws loosely first. Tighten them when the piece stands upright and level.',
    'Two people should lift anything that weighs more than 25 kg.',
    'Anchor tall furniture to the wall with the enclosed fitting. Plugs depend on the wall: ask if you are unsure.',
    'Tighten all screws again after four weeks.',
    'If a part is missing, call customer service with the article number. Spare parts are free of charge.',
  ],
  no: [
    'Pakk ut på et mykt underlag, for eksempel et teppe, og kontroller delene mot listen på pakken.',
    'Verktøy følger med. Bruk ikke elektrisk skrutrekker: den ødelegger gjengene i treet.',
    'Fest alle skruene løst først. Trekk dem til når møbelet står oppreist og i vater.',
    'Vær to om å løfte det som veier mer enn 25 kg.',
    'Fest høye møbler til veggen med beslaget som følger med. Riktig plugg avhenger av veggen: spør hvis du er usikker.',
    'Trekk til alle skruene på nytt etter fire uker.',
    'Mangler en del, ring kundeservice og oppgi varenummeret. Reservedeler er gratis.',
  ],
  sv: [
    'Packa upp på ett mjukt underlag, till exempel en matta, och kontrollera delarna mot listan på paketet.',
    'Verktyg ingår. Använd inte elektrisk skruvdragare: den förstör gängorna i träet.',
    'Fäst alla skruvar löst först. Dra åt dem när möbeln står upprätt och i våg.',
    'Var två när ni lyfter det som väger mer än 25 kg.',
    'Fäst höga möbler i väggen med beslaget som följer med. Rätt plugg beror på väggen: fråga om du är osäker.',
    'Dra åt alla skruvar igen efter fyra veckor.',
    'Om en del saknas, ring kundservice och uppge artikelnumret. Reservdelar är gratis.',
  ],
};
