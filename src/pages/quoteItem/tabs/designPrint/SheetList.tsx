import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { startingSheets } from '#domain/quoteItem'
import { readable } from '../../draft/readable.ts'
import { useDraft } from '../../draft/useItemDraft.ts'
import { useRowList } from '../../fields/useRowList.ts'
import { groupsOf } from '../layout.ts'
import { NoSheets } from './NoSheets.tsx'
import { SheetCard } from './SheetCard.tsx'

/** The sheets that are printed, front and back; the first ones are taken from the route and from Print. */
export function SheetList() {
  const draft = useDraft()
  const list = useRowList('designPrint.printedSheets')
  const { about, rows, readOnly, error } = list
  const start = () =>
    draft.change('designPrint', {
      printedSheets: startingSheets(readable(draft.values())).map(sheet => ({
        key: crypto.randomUUID().slice(0, 8),
        ...sheet,
      })),
    })
  return (
    <Box role="group" aria-label={about.label} sx={{ display: 'grid', gap: 1 }}>
      {rows.length > 0 ? (
        <Box sx={cards}>
          {rows.map(({ key }, index) => (
            <SheetCard key={key} list={list} rowKey={key} index={index} />
          ))}
        </Box>
      ) : (
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
      {error === undefined ? null : (
        <Typography variant="caption" color="error" role="status">
          {error}
        </Typography>
      )}
      {readOnly ? null : (
        <Button
          size="small"
          startIcon={<Add />}
          disabled={rows.length >= about.max}
          onClick={list.begin}
          ref={list.addRef}
          sx={{ justifySelf: 'start' }}
        >
          Add sheet
        </Button>
      )}
    </Box>
  )
}

const cards = groupsOf(360)
