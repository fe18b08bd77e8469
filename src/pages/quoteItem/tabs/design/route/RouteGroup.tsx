import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { TryAgain } from '../../../../../components/panel/TryAgain.tsx'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import { ClosedSteps } from './ClosedSteps.tsx'
import { OtherPlantButton } from './OtherPlantButton.tsx'
import { RouteLine } from './RouteLine.tsx'
import { StepPanel } from './StepPanel.tsx'
import { useRoute } from './useRoute.ts'

/** The route as a line of steps; the one that is open stands below it. */
export function RouteGroup() {
  const route = useRoute()
  const { isError, refetch } = useDesignLookup(useDraftValues().product)
  const { steps, open, index, readOnly, error } = route
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Route"
      sx={{ px: 1.5, pt: 0.75, pb: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30, mb: 0.75 }}>
        <Typography component="h2" variant="h4">
          Route
        </Typography>
        {error === undefined ? null : (
          <Typography variant="caption" color="error" role="status">
            {error}
          </Typography>
        )}
        {readOnly ? null : (
          <Box sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
            <OtherPlantButton />
            <Button
              size="small"
              startIcon={<Add />}
              disabled={route.isLoading}
              onClick={() => void route.add()}
            >
              Add step
            </Button>
          </Box>
        )}
      </Box>
      {isError ? (
        <TryAgain sx={{ mb: 1 }} onRetry={refetch}>
          What the plant makes items with could not be read.
        </TryAgain>
      ) : null}
      {steps.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {readOnly
            ? 'There are no steps.'
            : 'No steps yet: add the first, or let the auto-routing find them.'}
        </Typography>
      ) : (
        <RouteLine route={route} />
      )}
      {open === undefined ? null : <StepPanel key={open.key} route={route} step={open} index={index} />}
      <ClosedSteps open={index} />
    </Paper>
  )
}
