import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { quote } from '#contract/quote'
import type { SampleLabel } from '#contract/samples'
import { dateTime } from '#domain/formats'
import { useCall } from '../../../dataProvider/index.ts'

interface EarlierLabelsProps {
  readonly sampleId: number
  readonly onOpen: (label: SampleLabel) => void
}

/** Labels of a request that were printed before, newest first; each can be opened again. */
export function EarlierLabels({ sampleId, onOpen }: EarlierLabelsProps) {
  const { data = [] } = useCall(
    quote.sampleLabels,
    { params: { id: sampleId } },
    { refetchOnMount: 'always', meta: { quiet: true } },
  )
  if (data.length === 0) return null
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        Printed before
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 120, overflow: 'auto' }}>
        {data.map(label => (
          <Box component="li" key={label.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
              {`${dateTime(label.at)} · ${label.byName} · ${label.printer}`}
            </Typography>
            <Button size="small" onClick={() => onOpen(label)}>
              Open
            </Button>
          </Box>
        ))}
      </Box>
    </>
  )
}
