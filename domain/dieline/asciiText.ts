/** Text in printable ASCII, for formats that know nothing else; accents are taken off, what is left unknown becomes `?`. */
export function asciiText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^ -~]/gu, '?')
}
