/** Labelled words, a line each, under a line that says where they come from. */
export const fieldLines = (parts: readonly { readonly label: string; readonly words: string }[]): string =>
  parts.length === 0
    ? ''
    : ['From the estimating pad:', ...parts.map(({ label, words }) => `${label}: ${words}`)].join('\n')
