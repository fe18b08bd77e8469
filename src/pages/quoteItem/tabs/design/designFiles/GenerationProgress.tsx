import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { GeneratedFiles } from '#contract/design'
import { text } from '#domain/messages'

interface GenerationProgressProps {
  readonly run: GeneratedFiles
  /** Null: the person may not end it. */
  readonly onCancel: (() => void) | null
}

/** How far a generation is. Rule designgen-otherwise (002 §4). */
export function GenerationProgress({ run: { stage, startedBy }, onCancel }: GenerationProgressProps) {
  const doing = stage === null ? 'queued' : stage.name.toLowerCase()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 0.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" role="status">
          {text('waitingForEsko')}: {doing}, started by {startedBy}
        </Typography>
        <LinearProgress
          aria-label={text('generatingDesign')}
          {...(stage === null
            ? {}
            : { variant: 'determinate' as const, value: (100 * (stage.done + 0.5)) / stage.of })}
        />
      </Box>
      {onCancel === null ? null : (
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Box>
  )
}
