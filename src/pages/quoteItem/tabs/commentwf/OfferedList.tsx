import Block from '@mui/icons-material/Block'
import CheckCircle from '@mui/icons-material/CheckCircle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OfferedAction } from '../../../../components/workflow/offeredAction.ts'
import { visuallyHidden } from '../../../../layout/visuallyHidden.ts'

interface OfferedListProps {
  readonly actions: readonly OfferedAction[]
  /** The name of the step an action leads to; '' leaves it out. */
  readonly targetOf?: (action: OfferedAction) => string
}

/** Every action there is, allowed or not and why. They are taken in the bar at the top. */
export function OfferedList({ actions, targetOf = () => '' }: OfferedListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {actions.map(action => {
        const Mark = action.allowed ? CheckCircle : Block
        const target = targetOf(action)
        return (
          <Box component="li" key={action.code} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Mark
              color={action.allowed ? 'success' : 'disabled'}
              sx={{ fontSize: 16, mt: 0.25 }}
              aria-hidden="true"
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                <strong>{action.name}</strong>
                {target === '' ? '' : ` → ${target}`}
                <span style={visuallyHidden}>{action.allowed ? ', allowed' : ', not allowed'}</span>
              </Typography>
              {action.allowed ? null : (
                <Typography variant="body2" color="textSecondary">
                  {action.reason}
                </Typography>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
