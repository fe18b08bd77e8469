/** What puts a board grade into its family. */
export interface FamilyGrade {
  readonly flute: string
  /** g/m² of the whole board. */
  readonly gsm: number
}

/** Grades within so many g/m² are of one weight. */
const step = 100

/** The family of a board grade: its flute and weight (the steps are our own). */
export function gradeFamily({ flute, gsm }: FamilyGrade): string {
  return `${flute} ${Math.round(gsm / step) * step}`
}
