import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Panel } from '../../../../components/panel/Panel.tsx'
import type { StepState } from '../../../../components/workflow/StepStrip.tsx'

/** What each step of the map says: how the item stands to it and why, and who owns it. */
export function StepList({ steps }: { readonly steps: readonly StepState[] }) {
  return (
    <Panel isDense title="Steps">
      <Box component="ol" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {steps.map(({ code, name, why, ownerNames, state }) => (
          <Typography component="li" variant="body2" key={code} sx={{ py: 0.25 }}>
            <strong>{name}</strong>
            {state === 'current' ? ' (now)' : ''}: {why}{' '}
            {ownerNames.length === 0 ? null : (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                Owned by {ownerNames.join(', ')}.
              </Box>
            )}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}
