/** What is no number of a quote or an item. */
export const noNumbers = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]
