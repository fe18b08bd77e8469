import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { SampleLabel } from '#contract/samples'
import { LabelsOnPaper } from './LabelsOnPaper.tsx'
import { SampleLabelCard } from './SampleLabelCard.tsx'

interface LabelDialogProps {
  /** At least one. */
  readonly labels: readonly SampleLabel[]
  /** Why there is none of the other requests, a sentence each. */
  readonly refusals?: readonly string[]
  readonly onClose: () => void
}

const copiesOf = ({ copies }: SampleLabel): string =>
  copies === 1 ? 'One copy is printed.' : `${copies} copies are printed, one a sample.`

/** Labels as they were made, to be printed from here all at once. */
export function LabelDialog({ labels, refusals = [], onClose }: LabelDialogProps) {
  const titleId = useId()
  const [only, ...others] = labels
  if (only === undefined) return null
  const isOne = others.length === 0
  const pages = labels.reduce((sum, { copies }) => sum + copies, 0)
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <LabelsOnPaper labels={labels} />
      <DialogTitle id={titleId}>
        {isOne ? `Label of Sample Request ${only.sampleId}` : `Labels of ${labels.length} Sample Requests`}
      </DialogTitle>
      <DialogContent>
        {refusals.length === 0 ? null : (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {refusals.map(refusal => (
              <div key={refusal}>{refusal}</div>
            ))}
          </Alert>
        )}
        <Box
          component="ul"
          aria-label="Labels"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '100mm', md: isOne ? '100mm' : '100mm 100mm' },
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {labels.map(label => (
            <li key={label.id}>
              {isOne ? null : (
                <Typography variant="subtitle2">{`Sample request ${label.sampleId}`}</Typography>
              )}
              <SampleLabelCard label={label} />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {copiesOf(label)}
              </Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => window.print()}>
          {pages === 1 ? 'Print From Here' : `Print ${pages} Labels From Here`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
