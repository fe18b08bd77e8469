import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMemo, useRef, useState } from 'react'
import type { SimilarCriteria, SimilarProduct } from '#contract/lgx'
import { counted, decimal } from '#domain/formats'
import { ListColumnsButton } from '../../components/list/columns/ListColumnsButton.tsx'
import { useShownColumns } from '../../components/list/columns/useShownColumns.ts'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { type PanelState, usePanelState } from '../panelState.ts'
import { ResultDetails } from './ResultDetails.tsx'
import { ResultHead } from './ResultHead.tsx'
import { ResultRows } from './ResultRows.tsx'
import { similarColumns } from './similarColumns.tsx'
import { type Sorting, sortedRows } from './sortedRows.ts'

interface SimilarResultsProps {
  readonly state: PanelState
  readonly criteria: SimilarCriteria
  readonly rows: readonly SimilarProduct[]
  readonly total: number
  /** There are more than were compared. */
  readonly isAtLeast: boolean
  readonly isBusy: boolean
  readonly onRecosted: () => void
}

const countWords = (shown: number, total: number, isAtLeast: boolean): string => {
  if (isAtLeast)
    return `The best ${shown} of the nearest ${decimal(total, 0)}; narrow the search to compare all`
  return shown < total ? `The best ${shown} of ${decimal(total, 0)}` : counted(total, 'product')
}

/** What was found, the best match first; a row opens to the parts of its match and what can be taken of it. */
export function SimilarResults({
  state,
  criteria,
  rows,
  total,
  isAtLeast,
  isBusy,
  onRecosted,
}: SimilarResultsProps) {
  const { change } = usePanelState()
  const region = useRef<HTMLDivElement>(null)
  const { columns, storeKey } = similarColumns(state.hasAllColumns)
  const shown = useShownColumns(columns, storeKey)
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const sorted = useMemo(() => sortedRows(rows, sorting), [rows, sorting])
  if (rows.length === 0) {
    return (
      <EmptyList title="No product is like this">
        Widen a variance, or leave the plant or the customers out.
      </EmptyList>
    )
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, flex: 'none' }}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flexGrow: 1 }}>
          {countWords(rows.length, total, isAtLeast)}
        </Typography>
        <FormControlLabel
          label="All columns"
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Switch
              size="small"
              checked={state.hasAllColumns}
              onChange={(_, hasAllColumns) => change({ hasAllColumns })}
            />
          }
        />
        <ListColumnsButton columns={columns} storeKey={storeKey} />
      </Box>
      <TableRegion
        ref={region}
        label="Similar products"
        busy={isBusy}
        sx={{ minHeight: 120, '& table': { width: '100%' } }}
      >
        <table className="MuiTable-root" aria-label="Similar products">
          <ResultHead columns={shown} sorting={sorting} onSort={setSorting} />
          <ResultRows
            rows={sorted}
            columns={shown}
            openId={openId}
            onOpen={setOpenId}
            region={region}
            details={row => (
              <ResultDetails state={state} criteria={criteria} product={row} onRecosted={onRecosted} />
            )}
          />
        </table>
      </TableRegion>
    </>
  )
}
