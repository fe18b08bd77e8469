import Box from '@mui/material/Box'
import { type SectionOf, sheetSides } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { readable } from '../../draft/readable.ts'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import type { RowList } from '../../fields/useRowList.ts'
import { PrintedSheetDrawing } from './PrintedSheetDrawing.tsx'
import { RouteSheet } from './RouteSheet.tsx'
import { SheetActions } from './SheetActions.tsx'

type Cell = Exclude<keyof SectionOf<'designPrint'>['printedSheets'][number], 'key'>

const cells: readonly Cell[] = [
  ...(['side', 'sheetLength', 'sheetWidth', 'totalNumberUp', 'numberOfColors'] as const),
  ...(['printCoverage', 'varnishType', 'laminationType', 'overs'] as const),
]

interface SheetCardProps {
  readonly list: RowList
  readonly rowKey: string
  readonly index: number
}

/** One printed sheet: its fields, and its pieces drawn on it. */
export function SheetCard({ list, rowKey, index }: SheetCardProps) {
  const sheet = useDraftPart(values => values.designPrint.printedSheets[index])
  if (sheet === undefined) return null
  const side = sheetSides.find(({ code }) => code === sheet.side)?.label
  return (
    <FieldGroup
      title={side === undefined ? `Sheet ${index + 1}` : `Sheet ${index + 1}, ${side}`}
      columnWidth={105}
      beside={list.readOnly ? undefined : <SheetActions list={list} rowKey={rowKey} index={index} />}
    >
      {cells.map(cell => (
        <SectionField key={cell} path={`designPrint.printedSheets.${index}.${cell}`} />
      ))}
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <PrintedSheetDrawing sheet={readable(sheet)} />
        <RouteSheet sheet={readable(sheet)} readOnly={list.readOnly} />
      </Box>
    </FieldGroup>
  )
}
