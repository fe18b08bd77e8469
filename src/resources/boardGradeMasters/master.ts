import { type BoardGradeMaster, config } from '#contract/config'
import { BoardGradeInput } from '#contract/config/boardGrades'
import { decimal } from '#domain/formats'
import { text } from '#domain/messages'
import { uploadFields } from '#domain/uploads'
import { referenceList } from '../../components/list/referenceList.ts'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { CodeChoice, Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useCall } from '../../dataProvider/index.ts'
import { usePlantChoices } from '../users/choices.ts'
import { BoardGradeInputs } from './BoardGradeInputs.tsx'
import { boardGradeLabels } from './boardGradeLabels.ts'
import { boardGradeMasters } from './index.ts'
import { VariantPanels } from './VariantPanels.tsx'

const none: readonly CodeChoice[] = []

const useFluteChoices = (): readonly CodeChoice[] =>
  useCall(config.boardGradeFilters, {}, referenceList).data?.flutes.map(flute => ({
    code: flute,
    description: `Flute ${flute}`,
  })) ?? none

const figure = { align: 'right' } as const

/** The master of board grades, with their variants at the plants. */
export const boardGradeMaster: Master<BoardGradeMaster, BoardGradeInput> = {
  ...ofResource(boardGradeMasters),
  kind: 'boardGrade',
  many: 'board grades',
  one: 'board grade',
  search: 'Search code, description, make-up',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', 'Code'),
    sortedColumn('description', 'Description'),
    sortedColumn('flute', 'Flute'),
    sortedColumn('plies', 'Plies', figure),
    { source: 'makeUp', label: 'Make-up', text: ({ makeUp }) => makeUp },
    sortedColumn('gsm', 'gsm', { ...figure, text: ({ gsm }) => decimal(gsm, 0), leftOut: 'narrow' }),
    sortedColumn('caliperMm', 'Caliper mm', {
      ...figure,
      text: ({ caliperMm }) => decimal(caliperMm, 2),
      leftOut: 'narrow',
    }),
    sortedColumn('strengthIndicator', 'Strength', figure),
    {
      source: 'plantBoardGradeVariants',
      label: 'Variants',
      align: 'right',
      leftOut: 'narrow',
      text: ({ plantBoardGradeVariants }) => String(plantBoardGradeVariants.length),
    },
    activeColumn(),
  ],
  besideForm: ['code', 'description', 'flute'],
  filters: [
    { source: 'flute', label: 'Flute', all: 'All flutes', useChoices: useFluteChoices },
    { source: 'plantCode', label: 'Plant', all: 'All plants', useChoices: usePlantChoices },
  ],
  bulk: [bulkActive()],
  schema: BoardGradeInput,
  empty: {
    code: '',
    description: '',
    flute: '',
    plies: 3,
    strengthIndicator: 0,
    makeUp: '',
    gsm: 0,
    caliperMm: 0,
    isActive: true,
  },
  valuesOf: ({ id: _, version: __, plantBoardGradeVariants: ___, ...values }) => values,
  labels: boardGradeLabels,
  fixed: ['code'],
  messages: { saved: text('boardgradeSaved'), failed: text('boardgradeSaveError') },
  upload: {
    fields: Object.keys(uploadFields.boardGrade) as (keyof BoardGradeInput)[],
    call: (calls, body) => calls.call(config.uploadBoardGrades, { body }),
  },
  Inputs: BoardGradeInputs,
  Panels: VariantPanels,
}
