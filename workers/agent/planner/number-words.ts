/** Numbers as words, from two to ten. */
export const TWO_TO_TEN: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }; // biome-ignore format: a table
