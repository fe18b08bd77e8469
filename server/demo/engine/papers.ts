interface PaperRow {
  readonly code: string
  readonly description: string
  readonly role: 'liner' | 'medium'
  readonly gsm: number
  readonly sct: number
  readonly pricePerTonne: number
}

const paper = (
  code: string,
  description: string,
  role: 'liner' | 'medium',
  gsm: number,
  sct: number,
  pricePerTonne: number,
): PaperRow => ({ code, description, role, gsm, sct, pricePerTonne })

/** Papers in stock. Grammage is in the code; strength is typical of the grammage, prices are samples of our own. */
export const paperRows: readonly PaperRow[] = [
  paper('125K', 'Kraft liner 125', 'liner', 125, 1.72, 885),
  paper('130K', 'Kraft liner 130', 'liner', 130, 2.2, 880),
  paper('140K', 'Kraft liner 140', 'liner', 140, 2.3, 885),
  paper('150K', 'Kraft liner 150', 'liner', 150, 2.4, 890),
  paper('175K', 'Kraft liner 175', 'liner', 175, 3, 900),
  paper('205K', 'Kraft liner 205', 'liner', 205, 3.6, 905),
  paper('140W', 'White top liner 140', 'liner', 140, 2, 1010),
  paper('175W', 'White top liner 175', 'liner', 175, 2.6, 1040),
  paper('112F', 'Fluting 112', 'medium', 112, 1.5, 770),
  paper('130F', 'Fluting 130', 'medium', 130, 2.1, 775),
  paper('140F', 'Fluting 140', 'medium', 140, 2.3, 780),
]

/** Edge crush measured on the board, kN/m, for the grades whose papers promise more than they keep. */
export const measureRows = [
  { gradeCode: 'B340', edgeCrush: 5.2 },
  { gradeCode: 'E200', edgeCrush: 3.3 },
  { gradeCode: 'E280', edgeCrush: 4.1 },
] as const

/** The papers of a grade, read from its make-up: `175K / 140F / 175K`. */
export function papersOf(makeUp: string): { role: 'liner' | 'medium'; paperCode: string }[] {
  return makeUp.split(' / ').map(paperCode => {
    const row = paperRows.find(each => each.code === paperCode)
    if (row === undefined) throw new Error(`There is no paper ${paperCode}.`)
    return { role: row.role, paperCode }
  })
}
