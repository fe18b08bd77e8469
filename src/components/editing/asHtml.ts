/** What a person typed, for a message that may carry HTML: shown as it was typed. */
export const asHtml = (typed: string): string => typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
