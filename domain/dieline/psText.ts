import { asciiText } from './asciiText.ts'

/** Text as a PostScript or PDF string, brackets included. */
export function psText(text: string): string {
  return `(${asciiText(text).replace(/[\\()]/g, character => `\\${character}`)})`
}
