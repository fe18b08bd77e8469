import type { Cell } from 'write-excel-file/browser'

/** `1,441.00`, as `decimal` writes it. */
const figure = /^-?\d{1,3}(,?\d{3})*(\.\d+)?$/

/** `22-11-2026` or `22-11-2026 08:42`, as `date` and `dateTime` write it. */
const day = /^(\d\d)-(\d\d)-(\d{4})(?: (\d\d):(\d\d))?$/

/**
 * A text of a list as the cell of a workbook. Days, and what a column shows as figures, can be sorted and added up in the
 * spreadsheet and look there as they do in the list. Everything else stays a text, whatever it looks like: a code keeps
 * its noughts, and nothing is run as a formula.
 */
export function excelCell(text: string, isFigure: boolean): Cell {
  if (isFigure && figure.test(text)) {
    const places = text.split('.')[1]?.length ?? 0
    const format = places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`
    return { type: Number, value: Number(text.replaceAll(',', '')), format }
  }
  const parts = day.exec(text)
  if (parts === null) return { type: String, value: text }
  const [, date = '', month = '', year = '', hour = '00', minute = '00'] = parts
  // A cell has no time zone: the clock time shown is the one written.
  const value = new Date(`${year}-${month}-${date}T${hour}:${minute}:00Z`)
  if (Number.isNaN(value.getTime())) return { type: String, value: text }
  return { type: Date, value, format: parts[4] === undefined ? 'dd-mm-yyyy' : 'dd-mm-yyyy hh:mm' }
}
