import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { quote as calls } from '#contract/quote'
import { report } from '#contract/report'
import { optionLabel } from '#domain/quoteOptions'
import { type TakenPart, variantRows } from '#domain/variants'
import { useMay } from '../../authProvider/useRights.ts'
import { useCall } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { type ComparedItem, type TypedItem, useVariants } from './useVariants.ts'
import { VariantsTable } from './VariantsTable.tsx'

interface VariantsDialogProps {
  readonly quoteId: number
  /** The items that are compared at first. */
  readonly start: readonly number[]
  /** The item on whose page it is; null: it is on none's. */
  readonly typed?: TypedItem | null
  /** Takes a part of another over into that item; left out: nothing can be taken. */
  readonly onTake?: ((part: TakenPart, from: ComparedItem) => void) | undefined
  readonly onClose: () => void
}

/** So many stand beside each other at most. */
const most = 4

/** Two to four items of a quote side by side, with what differs marked. */
export default function VariantsDialog({
  quoteId,
  start,
  typed = null,
  onTake,
  onClose,
}: VariantsDialogProps) {
  const titleId = useId()
  const isNarrow = useMediaQuery('(max-width: 900px)')
  const hasMargins = useMay(report.costTapeReport.right)
  const [ids, setIds] = useState(start)
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const { data: quote } = useCall(calls.get, { params: { id: quoteId } }, { meta: { quiet: true } })
  const { data, error, isFetching, retry } = useVariants(quote, ids, typed)
  const items = (quote?.items ?? []).filter(({ closeType }) => closeType === null)
  const toggle = (id: number) =>
    setIds(ids.includes(id) ? ids.filter(each => each !== id) : [...ids, id].slice(0, most))
  const rows =
    data === undefined || quote === undefined
      ? []
      : variantRows(data, { currency: quote.currencyCode, hasMargins })
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="xl" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Compare Items of Quote {quote?.quoteReference ?? quoteId}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 1 }}>
          {items.map(({ id, reference, option }) => {
            const isIn = ids.includes(id)
            const isFixed = typed?.id === id || (isIn && ids.length <= 2)
            return (
              <Chip
                key={id}
                label={[reference, optionLabel(option)].filter(part => part !== '').join(' · ')}
                color={isIn ? 'primary' : 'default'}
                variant={isIn ? 'filled' : 'outlined'}
                aria-pressed={isIn}
                disabled={!isIn && ids.length >= most}
                {...(isFixed ? {} : { onClick: () => toggle(id) })}
              />
            )
          })}
          <FormControlLabel
            sx={{ ml: 'auto' }}
            control={
              <Switch
                size="small"
                checked={onlyDiffering}
                onChange={({ target }) => setOnlyDiffering(target.checked)}
              />
            }
            label="Only what differs"
          />
        </Box>
        {error === null ? null : <LoadFailure error={error} retrying={isFetching} onRetry={retry} />}
        {data === undefined && error === null ? <LinearProgress aria-label="Reading the items" /> : null}
        {data !== undefined && data.length < 2 ? (
          <Typography color="textSecondary">Choose another item to compare with.</Typography>
        ) : null}
        {data === undefined || data.length < 2 ? null : (
          <VariantsTable
            items={data}
            rows={onlyDiffering ? rows.filter(({ differs }) => differs) : rows}
            takesInto={typed?.id ?? null}
            onTake={onTake}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
