/** ORD-03: size and gaps of a printed order. Most orders fit on one sheet of A4 in letters of 10 points. */
export const onOneSheet = { gap: 5, zoom: 0.82 };
