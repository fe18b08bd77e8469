import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { startingSheets } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { readable } from '../../draft/readable.ts'
import { useDraft } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { type CellProps, SectionRows } from '../../fields/SectionRows.tsx'
import { useRowList } from '../../fields/useRowList.ts'
import { NoSheets } from './NoSheets.tsx'

type Cell = CellProps<'designPrint.printedSheets'>

/** A cell with room for what stands in it. */
const wide = (width: number) => (cell: Cell) => (
  <Box sx={{ minWidth: width }}>
    <SectionField isCell path={cell.path} label={cell.label} />
  </Box>
)

const cells = {
  side: wide(76),
  sheetLength: wide(84),
  sheetWidth: wide(84),
  totalNumberUp: wide(52),
  numberOfColors: wide(52),
  printCoverage: wide(70),
  varnishType: wide(84),
  laminationType: wide(96),
  overs: wide(66),
}

/** The sheets that are printed; the first ones are taken from the route and from Print. */
export function SheetsGroup() {
  const draft = useDraft()
  const { rows, readOnly, error } = useRowList('designPrint.printedSheets')
  const start = () =>
    draft.change('designPrint', {
      printedSheets: startingSheets(readable(draft.values())).map(sheet => ({
        key: crypto.randomUUID().slice(0, 8),
        ...sheet,
      })),
    })
  return (
    <FieldGroup title="Printed Sheets" columnWidth={2000}>
      {rows.length > 0 ? null : (
        <NoSheets>
          {readOnly ? (
            'No printed sheets were entered.'
          ) : (
            <>
              No printed sheets yet.
              <Button size="small" variant="outlined" onClick={start}>
                Take them from Design and Print
              </Button>
            </>
          )}
        </NoSheets>
      )}
      {rows.length > 0 && error !== undefined ? (
        <Typography variant="caption" color="error" role="status">
          {error}
        </Typography>
      ) : null}
      <SectionRows path="designPrint.printedSheets" rowWord="sheet" title="" cells={cells} />
    </FieldGroup>
  )
}
