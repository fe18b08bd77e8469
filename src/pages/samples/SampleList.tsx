import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SampleRow } from '#contract/samples'
import { counted, date } from '#domain/formats'
import { isSampleOver } from '#domain/samples'
import { useMay } from '../../authProvider/useRights.ts'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { SampleActions } from '../worklists/samples/SampleActions.tsx'

interface SampleListProps {
  readonly rows: readonly SampleRow[]
  readonly onChange: (row: SampleRow) => void
}

const words = (row: SampleRow): string =>
  [
    counted(row.numberOfSamples, 'sample'),
    row.boardGrade,
    row.deliveryDate === null ? '' : `by ${date(row.deliveryDate)}`,
    row.dropLocation === '' ? '' : `to ${row.dropLocation}`,
    row.isUrgent ? 'urgent' : '',
    row.cuttingFileName,
    row.isLocked ? `locked by ${row.lockedByName}` : '',
  ]
    .filter(part => part !== '')
    .join(' · ')

/** The sample requests of an item, newest first, with what may be done with each. */
export function SampleList({ rows, onChange }: SampleListProps) {
  const isMaker = useMay(quote.lockSample.right)
  const confirm = useConfirm()
  const say = useSay()
  const sayFailure = useSayFailure()
  const remove = useCallMutation(quote.deleteSample, {
    refresh: [quote.samplesOfItem, quoteWorklist.samples, quoteWorklist.counts],
  })
  const take = async (row: SampleRow) => {
    const agreed = await confirm({
      title: 'Delete Sample Request',
      message: `Sample request ${row.id} (${counted(row.numberOfSamples, 'sample')}) is deleted. This can't be undone.`,
      ok: 'Delete',
      destructive: true,
    })
    if (!agreed) return
    try {
      await remove.mutateAsync({ params: { id: row.id } })
      say(`Sample request ${row.id} has been deleted.`, 'success')
    } catch (error) {
      sayFailure(error)
    }
  }
  return (
    <Box component="ul" aria-label="Sample requests" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(row => (
        <Box
          component="li"
          key={row.id}
          aria-label={`Sample request ${row.id}`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {`${row.id} · ${row.sampleStatus}`}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {words(row)}
            </Typography>
          </Box>
          {isMaker ? <SampleActions row={row} /> : null}
          {isSampleOver(row.sampleStatus) || row.sampleStatus === 'Sample Made' ? null : (
            <>
              <IconButton
                size="small"
                aria-label={`Change sample request ${row.id}`}
                onClick={() => onChange(row)}
              >
                <Edit fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`Delete sample request ${row.id}`}
                disabled={remove.isPending}
                onClick={() => void take(row)}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </>
          )}
        </Box>
      ))}
    </Box>
  )
}
