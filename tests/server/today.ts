/** The day on which tests run: the demonstration company's dates are counted back from it. */
export const today = '2026-03-16'
