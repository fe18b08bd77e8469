/** What a label printer prints. */
export interface LabelContent {
  /** The lines, the first of them large. */
  readonly lines: readonly string[]
  /** Printed as a bar code under the lines: letters, digits and minus signs. */
  readonly code: string
  /** How many labels of it. */
  readonly copies: number
}

/** Lines that a label of 100 × 60 mm has room for. */
export const labelLines = 7

const first = { top: 32, size: 48 }
const line = { top: 92, size: 30, height: 38 }
const left = 40
const width = 720

/** Text as a field takes it: the printer's own signs, and what cannot be printed, as hexadecimal. */
const field = (text: string): string =>
  [...text]
    .map(sign =>
      sign < ' ' || ['^', '~', '_', '\\', '\x7F'].includes(sign)
        ? `_${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
        : sign,
    )
    .join('')

/**
 * A label in ZPL II, for 8 dots a millimetre; UTF-8. A line too long for the label is cut, lines beyond the seventh are
 * left out. Nothing of a text is read as a command.
 */
export function labelZpl({ lines, code, copies }: LabelContent): string {
  const fields = lines.slice(0, labelLines).map((text, place) => {
    const { top, size } = place === 0 ? first : { ...line, top: line.top + (place - 1) * line.height }
    return `^FO${left},${top}^A0N,${size},${size}^FB${width},1^FH_^FD${field(text)}^FS`
  })
  return [
    '^XA^CI28^PW800^LL480',
    ...fields,
    `^FO${left},364^BY2^BCN,64,Y,N,N^FH_^FD${field(code)}^FS`,
    `^PQ${Math.max(1, Math.trunc(copies))}^XZ`,
  ].join('\n')
}
