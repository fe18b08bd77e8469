import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { SampleLabel } from '#contract/samples'

interface LabelDialogProps {
  /** At least one; several are gone through one after the other. */
  readonly labels: readonly SampleLabel[]
  readonly onClose: () => void
}

/** Of the page only the label goes to paper. */
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '#sample-label, #sample-label *': { visibility: 'visible' },
    '#sample-label': { position: 'fixed', top: 0, left: 0, border: '0 !important' },
    '@page': { size: '100mm 60mm', margin: 0 },
  },
} as const

/** Labels as they were made, to be printed from here. */
export function LabelDialog({ labels, onClose }: LabelDialogProps) {
  const titleId = useId()
  const [at, setAt] = useState(0)
  const label = labels[at]
  if (label === undefined) return null
  const place = labels.length === 1 ? '' : ` (${at + 1} of ${labels.length})`
  const [first, ...lines] = label.lines
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <GlobalStyles styles={onPaper} />
      <DialogTitle id={titleId}>{`Label of Sample Request ${label.sampleId}${place}`}</DialogTitle>
      <DialogContent>
        <Box
          id="sample-label"
          sx={{
            width: '100mm',
            height: '60mm',
            p: '4mm',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            // Paper is white and ink is black, whatever the screen is.
            bgcolor: '#fff',
            color: '#000',
          }}
        >
          <Typography noWrap sx={{ fontSize: '6mm', fontWeight: 700, lineHeight: 1.3 }}>
            {first}
          </Typography>
          {lines.map(line => (
            <Typography key={line} noWrap sx={{ fontSize: '3.8mm', lineHeight: 1.35 }}>
              {line}
            </Typography>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {label.copies === 1 ? 'One copy is needed.' : `${label.copies} copies are needed, one a sample.`}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {at + 1 < labels.length ? <Button onClick={() => setAt(at + 1)}>Next Label</Button> : null}
        <Button variant="contained" onClick={() => window.print()}>
          Print From Here
        </Button>
      </DialogActions>
    </Dialog>
  )
}
