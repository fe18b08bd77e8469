import type { BoardGrade } from '#contract/config'
import { decimal } from '#domain/formats'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'

type Column = ListColumn<BoardGrade>

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<BoardGrade>(source, label),
  ...more,
})

const figure = { sortable: true, align: 'right' } as const

/** Plants that make the grade, each once. */
const plantsOf = ({ plantBoardGradeVariants }: BoardGrade): string =>
  [...new Set(plantBoardGradeVariants.map(({ plantCode }) => plantCode))].sort().join(', ')

/** Store key of the columns chosen. */
export const columnsKey = 'boardGrades.columns'

/** Columns of the board grades. */
export const boardGradeColumns: readonly Column[] = [
  column('code', 'Code', { sortable: true, show: ({ code }) => <strong>{code}</strong> }),
  column('description', 'Description', { sortable: true }),
  column('flute', 'Flute', { sortable: true }),
  column('plies', 'Plies', { ...figure, leftOut: 'narrow' }),
  column('makeUp', 'Make-up'),
  column('gsm', 'gsm', { ...figure, text: ({ gsm }) => decimal(gsm, 0), leftOut: 'narrow' }),
  column('caliperMm', 'Caliper mm', {
    ...figure,
    text: ({ caliperMm }) => decimal(caliperMm, 2),
    leftOut: 'narrow',
  }),
  column('strengthIndicator', 'Strength', figure),
  column('plantBoardGradeVariants', 'Plants', { text: plantsOf }),
]
