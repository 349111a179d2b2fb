/** ORD-03: gap and zoom of a printed order: most fit on one A4 sheet in 10 pt type. */
export const onOneSheet = { gap: 5, zoom: 0.82 };
